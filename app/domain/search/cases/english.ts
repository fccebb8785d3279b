/** What people type in English, by the English title of what they would expect first. */
export const ENGLISH: Record<string, readonly string[]> = {
  "Find your way around": [
    ...["find your way", "way around", "find my way", "findnig your way", "tour", "welcome", "welcom tour", "figures", "acme crm"],
    ...["fnd your way around", "finding my way around", "four stops", "this week at a glance"],
  ],
  "Set up your digest": [
    ...["digest", "digset", "digests", "set up digest", "setting up the digest", "dig", "email digest", "e-mail digest", "summary"],
    ...["sumary", "summary by email", "how often", "how do i set up my digest", "igest", "choose how often"],
  ],
  "Catch up on the news": [
    ...["news", "catch up", "catching up", "catchup", "cath up on the news", "recent activity", "activities", "refresh"],
    ...["recent activty", "newz", "load the latest"],
  ],
  "Invite a colleague": [
    ...["invite", "inviting", "invitation", "invited", "invte", "invite colleagues", "invite a coleague", "colleague", "collegue"],
    ...["add a colleague", "send invitation", "invitatoin", "invitation form"],
  ],
  "Add a contact": [
    ...["add contact", "adding contacts", "add contcat", "ad a contact", "new contact", "create a contact", "saved form", "save contact"],
    ...["contact form", "added contacts", "add cont", "how do i add a contact"],
  ],
  "Search and sort contacts": [
    ...["search contacts", "sort", "sorting", "sorted contacts", "serach contacts", "search", "searching", "sotr contacts"],
    ...["find contacts", "find anyone", "column heading", "contact search", "search for a contact", "sort by column", "contactsearch"],
  ],
  "Move a deal forward": [
    ...["deal", "deals", "move deal", "moving deals forward", "move a dael", "move forward", "board", "next stage", "boards", "lane"],
    ...["moved deals", "dealboard", "deal stage"],
  ],
  "Plan your day": [
    ...["plan your day", "planning", "plan", "planing your day", "day", "tasks", "task", "todays tasks", "today's tasks", "startpage"],
    ...["plan yuor day", "tick off", "tsaks", "daily plan"],
  ],
  "New: export your reports as a spreadsheet": [
    ...["export", "exporting reports", "exports", "spreadsheet", "spread sheet", "export report", "exprot", "repots", "report"],
    ...["spreadshet", "exported", "export button", "expo", "filters and columns", "how can i export my reports"],
  ],
  "What’s new this month": [
    ...["what's new", "whats new", "new this month", "what is new this month", "comments", "comment", "answer comments by email"],
    ...["faster search", "whats new this mnth"],
  ],
  "Planned maintenance on Saturday, 6 to 8 am": [
    ...["maintenance", "maintainance", "planned maintenance", "saturday", "maintenance saturday", "saterday", "sign in", "maint"],
  ],
  "Keyboard shortcuts": [...["keyboard shortcuts", "shortcuts", "shortcut", "keyborad shortcuts", "shortcut keys", "keyboard"]],
  "Where our data is stored, and backed up": [
    ...["where is our data stored", "data storage", "backup", "back up", "backups", "stored data", "where data is sotred"],
  ],
  "Larger type, contrast and screen readers": [
    ...["larger type", "contrast", "screen reader", "screenreader", "larger tpye", "screen readers", "high contrast"],
  ],
  "Support hours and how to reach us": [
    ...["support hours", "support", "reach support", "suport hours", "hours of support", "how to reach you", "reach us"],
  ],
};
