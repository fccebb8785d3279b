/** What people ask in English, by the English title of what answers it. */
export const ENGLISH: Record<string, readonly string[]> = {
  "Find your way around": [
    ...["How do I find my way around here?", "Can you show me around, please?", "I'm new here, is there a tour?"],
    ...["Where do I see my figures for this week?", "Is there a welcome tour of Acme CRM?", "Where is everything?"],
  ],
  "Set up your digest": [
    ...["How can I set up my digest?", "How do I choose how often you e-mail me?", "Can I get a summary by email?"],
    ...[
      "I want to change how often I receive the summary",
      "Where do I configure the email digest?",
      "How do I turn on the weekly digest?",
    ],
  ],
  "Catch up on the news": [
    ...["How do I catch up on the news?", "Where can I see what my team did?", "Where is the recent activity?"],
    ...["How do I refresh the activity list?", "How can I load the latest news?", "Could you tell me where recent activities are listed?"],
  ],
  "Invite a colleague": [
    ...["How do I invite a colleague?", "How can I invite someone to my team?", "I'd like to send an invitation to a coworker"],
    ...["Where do I find the invitation form?", "How do I add a teammate?", "Where do I enter my colleague's e-mail address?"],
    ...["hi, how does inviting people work?"],
  ],
  "Add a contact": [
    ...["How do I add a contact?", "Where can I create a new contact?", "How do I save a contact?", "I need to enter a new contact, how?"],
    ...["what do i press to save the contact", "Is it possible to add another contact?", "How are contacts created?"],
  ],
  "Search and sort contacts": [
    ...[
      "How do I search for a contact?",
      "How can I sort my contacts?",
      "Can I sort the list by a column?",
      "How do I find a contact quickly?",
    ],
    ...["Is there a way to sort contacts by company?", "Where do I look up a contact?", "how do i sort by column heading?"],
  ],
  "Move a deal forward": [
    ...["How do I move a deal forward?", "How do I move a deal to the next stage?", "Where do I see the open deals?"],
    ...[
      "What does a lane on the board mean?",
      "How can I advance a deal?",
      "How do deals get closed?",
      "Please tell me how the deal board works",
    ],
  ],
  "Plan your day": [
    ...["How do I plan my day?", "Where are today's tasks?", "How do I tick off a task?", "Where can I see my tasks for today?"],
    ...["How do I know who has already been called?", "What is on my start page?", "Thanks! And how do I plan the day?"],
  ],
  "New: export your reports as a spreadsheet": [
    ...["How can I export a report?", "Can I export my reports to a spreadsheet?", "Where is the export button?"],
    ...["How do I download a report as a spreadsheet?", "Does the export keep my filters?", "Is there a way to get reports as Excel?"],
  ],
  "What’s new this month": [
    ...["What's new this month?", "Can I answer comments by email?", "Is search any faster now?", "Do lists remember how I sorted them?"],
    ...["What is new this month in the product?", "How do I reply to comments by email?"],
  ],
  "Planned maintenance on Saturday, 6 to 8 am": [
    ...[
      "When is the maintenance?",
      "Why can't I sign in on Saturday?",
      "Is there any maintenance planned?",
      "Can I sign in on Saturday morning?",
    ],
    ...["What happens to my saved work during the maintenance?", "How long is the planned maintenance?"],
  ],
};
