import type { Before, Case, Wish } from "./case.ts";

type Row = [name: string, given: Omit<Case, "name" | "fails" | "again">, fails?: Case["fails"], again?: number | null];
const auto = (showing: Wish["showing"] = {}): Wish => ({ showing: { auto: true, ...showing } });
const guide = (...hours: number[]): Before[] => hours.map((each) => ["guide", 1, each]);
const other = (...hours: number[]): Before[] => hours.map((each) => ["guide", 2, each]);
const DAY = 24;

const done: Row[] = [
  ["never finished", { item: auto() }],
  ["finished once and for all", { item: auto(), done: guide(1) }, ["done"], null],
  ["finished long ago, once and for all", { item: auto(), done: guide(9000) }, ["done"], null],
  ["finished this very moment", { item: auto({ recurrence: 1 }), done: guide(0) }, ["done"], DAY],
  ["finished, again after a day, too early", { item: auto({ recurrence: 1 }), done: guide(23.5) }, ["done"], 0.5],
  ["finished, again after a day, in time", { item: auto({ recurrence: 1 }), done: guide(DAY) }],
  ["finished, again after three days, too early", { item: auto({ recurrence: 3 }), done: guide(71) }, ["done"], 1],
  ["finished, again after three days, in time", { item: auto({ recurrence: 3 }), done: guide(72) }],
  ["finished, again after seven days, too early", { item: auto({ recurrence: 7 }), done: guide(6 * DAY) }, ["done"], DAY],
  ["finished, again after seven days, in time", { item: auto({ recurrence: 7 }), done: guide(7 * DAY) }],
  ["finished, again after 14 days, too early", { item: auto({ recurrence: 14 }), done: guide(13 * DAY) }, ["done"], DAY],
  ["finished, again after 30 days, in time", { item: auto({ recurrence: 30 }), done: guide(30 * DAY) }],
  ["finished, again after 90 days, too early", { item: auto({ recurrence: 90 }), done: guide(89 * DAY) }, ["done"], DAY],
  ["finished, again after 180 days, in time", { item: auto({ recurrence: 180 }), done: guide(181 * DAY) }],
  ["finished, again after a year, too early", { item: auto({ recurrence: 365 }), done: guide(364 * DAY) }, ["done"], DAY],
  ["finished, again after a year, in time", { item: auto({ recurrence: 365 }), done: guide(365 * DAY) }],
  ["finished twice, the last counts", { item: auto({ recurrence: 7 }), done: guide(20 * DAY, DAY) }, ["done"], 6 * DAY],
  ["finished twice, told in another order", { item: auto({ recurrence: 7 }), done: guide(DAY, 20 * DAY) }, ["done"], 6 * DAY],
  ["another guide was finished", { item: auto(), done: other(1) }],
  ["a survey of the same number was finished", { item: auto(), done: [["survey", 1, 1]] }],
  ["finished in the future does not count yet", { item: auto(), done: guide(-1) }],
  ["finished, and people open it all the same", { done: guide(1) }],
];

const news = (showing: Wish["showing"] = {}): Wish => ({ type: "announcement", ...auto(showing) });
const nps = (showing: Wish["showing"] = {}): Wish => ({ type: "nps", ...auto(showing) });
const closed = (type: "announcement" | "nps", hours: number): Before[] => [[type, 1, hours, "close"]];
const unwanted = (...hours: number[]): Before[] => hours.map((each) => ["announcement", 1, each, "never"]);

const sentAway: Row[] = [
  ["closed, without a recurrence", { item: news({ reminder: 1 }), done: closed("announcement", 900) }, ["done"], null],
  ["closed, too early for its recurrence", { item: news({ recurrence: 7, reminder: 1 }), done: closed("announcement", 48) }, ["done"], 120],
  [
    "closed, and its recurrence has come",
    { item: news({ recurrence: 7 }), done: closed("announcement", 168), shown: [["announcement", 1, 169]] },
  ],
  ["not wanted again, with a recurrence", { item: news({ recurrence: 1, reminder: 1 }), done: unwanted(9000) }, ["done"], null],
  [
    "not wanted again, and answered in another tab since",
    { item: news({ recurrence: 1 }), done: [...unwanted(90), ["announcement", 1, 80]] },
    ["done"],
    null,
  ],
  ["not wanted again, from later on", { item: news({ recurrence: 1 }), done: unwanted(-1) }],
  ["another one is not wanted again", { item: nps({ recurrence: 1 }), done: unwanted(1) }],
  [
    "what asks reminds although it was closed",
    { item: nps({ recurrence: 30, reminder: 1 }), done: closed("nps", 24), shown: [["nps", 1, 24]] },
  ],
  [
    "what asks and does not remind was closed, too early for its recurrence",
    { item: nps({ recurrence: 7 }), done: closed("nps", 100) },
    ["done"],
    68,
  ],
  [
    "what asks and does not remind was closed, and its recurrence has come",
    { item: nps({ recurrence: 7 }), done: closed("nps", 168), shown: [["nps", 1, 168]] },
  ],
];

const reminders: Row[] = [
  ["never shown", { item: auto({ reminder: 1 }) }],
  ["shown, and never again", { item: auto(), shown: guide(5000) }, ["reminder"], null],
  ["shown this very moment", { item: auto({ reminder: 1 }), shown: guide(0) }, ["reminder"], DAY],
  ["shown, again after a day, too early", { item: auto({ reminder: 1 }), shown: guide(20) }, ["reminder"], 4],
  ["shown, again after a day, in time", { item: auto({ reminder: 1 }), shown: guide(24) }],
  ["shown, again after three days, too early", { item: auto({ reminder: 3 }), shown: guide(70) }, ["reminder"], 2],
  ["shown, again after seven days, in time", { item: auto({ reminder: 7 }), shown: guide(169) }],
  ["shown thrice, the last counts", { item: auto({ reminder: 3 }), shown: guide(500, 10, 90) }, ["reminder"], 62],
  ["another guide was shown", { item: auto(), shown: other(1) }],
  ["an announcement of the same number was shown", { item: auto(), shown: [["announcement", 1, 1]] }],
  ["shown in the future does not count yet", { item: auto(), shown: guide(-2) }],
  ["shown, and people open it all the same", { shown: guide(1) }],
  ["shown before the last round, which began with its recurrence", { item: auto({ recurrence: 7 }), shown: guide(200), done: guide(190) }],
  ["shown in this round", { item: auto({ recurrence: 7 }), shown: guide(200, 10), done: guide(190) }, ["reminder"], null],
  ["shown as the round began", { item: auto({ recurrence: 7 }), shown: guide(22), done: guide(190) }, ["reminder"], null],
  ["shown just before the round began", { item: auto({ recurrence: 7 }), shown: guide(22.1), done: guide(190) }],
  ["in this round, with a reminder in time", { item: auto({ recurrence: 7, reminder: 1 }), shown: guide(24), done: guide(300) }],
  ["shown and finished: neither", { item: auto(), shown: guide(3), done: guide(2) }, ["done"], null],
  [
    "shown after it was finished, and before its round",
    { item: auto({ recurrence: 7, reminder: 1 }), shown: guide(1), done: guide(24) },
    ["done"],
    6 * DAY,
  ],
];

const once = { times: 1, days: 1 };
const limits: Row[] = [
  ["nothing limits", { item: auto(), shown: other(1, 2, 3) }],
  ["one a day of its kind, none today", { item: auto(), frequency: { kinds: { guide: once } } }],
  ["one a day of its kind, one today", { item: auto(), shown: other(5), frequency: { kinds: { guide: once } } }, ["cap"], 19],
  ["one a day of its kind, one a day ago", { item: auto(), shown: other(24), frequency: { kinds: { guide: once } } }],
  ["one a day of its kind, one just within", { item: auto(), shown: other(23.9), frequency: { kinds: { guide: once } } }, ["cap"], 0.1],
  ["one a day of another kind", { item: auto(), shown: other(5), frequency: { kinds: { survey: once } } }],
  ["one a day of its kind, one of another today", { item: auto(), shown: [["nps", 2, 5]], frequency: { kinds: { guide: once } } }],
  ["any number of its kind", { item: auto(), shown: other(1, 2), frequency: { kinds: { guide: null } } }],
  ["three in seven days, two so far", { item: auto(), shown: other(1, 100), frequency: { kinds: { guide: { times: 3, days: 7 } } } }],
  [
    "three in seven days, three so far",
    { item: auto(), shown: other(1, 100, 160), frequency: { kinds: { guide: { times: 3, days: 7 } } } },
    ["cap"],
    8,
  ],
  [
    "three in seven days, the third is too old",
    { item: auto(), shown: other(1, 9, 168), frequency: { kinds: { guide: { times: 3, days: 7 } } } },
  ],
  [
    "fewer are allowed than were shown: room comes with the last but one",
    { item: auto(), shown: other(1, 10, 20), frequency: { kinds: { guide: { times: 2, days: 1 } } } },
    ["cap"],
    14,
  ],
  ["one a day in all, none today", { item: auto(), frequency: { overall: once } }],
  [
    "one a day in all, one of another kind today",
    { item: auto(), shown: [["nps", 2, 6]], frequency: { overall: once } },
    ["cap_overall"],
    18,
  ],
  ["one a day in all, one a day ago", { item: auto(), shown: [["nps", 2, 24]], frequency: { overall: once } }],
  ["two in all", { item: auto(), shown: [...other(1), ["nps", 3, 2]], frequency: { overall: { times: 2, days: 1 } } }, ["cap_overall"], 22],
  ["five in a year in all", { item: auto(), shown: other(8000, 7000, 6000, 5000), frequency: { overall: { times: 5, days: 365 } } }],
  [
    "of its kind and in all",
    { item: auto(), shown: other(4), frequency: { kinds: { guide: once }, overall: once } },
    ["cap", "cap_overall"],
    20,
  ],
  [
    "its own earlier showings count",
    { item: auto({ reminder: 1 }), shown: guide(30), frequency: { overall: { times: 1, days: 7 } } },
    ["cap_overall"],
    138,
  ],
  ["showings in the future do not count", { item: auto(), shown: other(-1), frequency: { overall: once } }],
  ["limits are not for what people open", { shown: other(1), frequency: { kinds: { guide: once }, overall: once, quietHours: 4 } }],
  ["quiet, and nothing was shown", { item: auto(), frequency: { quietHours: 4 } }],
  ["quiet, too early", { item: auto(), shown: other(3), frequency: { quietHours: 4 } }, ["quiet"], 1],
  ["quiet, in time", { item: auto(), shown: other(4), frequency: { quietHours: 4 } }],
  ["quiet after any kind", { item: auto(), shown: [["survey", 5, 0.5]], frequency: { quietHours: 1 } }, ["quiet"], 0.5],
  ["quiet, the last counts", { item: auto(), shown: other(50, 2, 9), frequency: { quietHours: 6 } }, ["quiet"], 4],
  ["quiet for a month", { item: auto(), shown: other(719), frequency: { quietHours: 720 } }, ["quiet"], 1],
  ["quiet and used up", { item: auto(), shown: other(1), frequency: { overall: once, quietHours: 2 } }, ["cap_overall", "quiet"], 1],
];

/** Days are 24 hours here, whatever clocks do: 12 noon in Berlin on the days around both changes. */
const clocks: Row[] = [
  [
    "forward: 23 hours of the clock are not a day",
    { item: auto({ reminder: 1 }), shown: guide(23), at: "2026-03-29T10:00:00Z" },
    ["reminder"],
    1,
  ],
  ["forward: 24 hours are", { item: auto({ reminder: 1 }), shown: guide(24), at: "2026-03-29T11:00:00Z" }],
  ["back: 24 hours are a day", { item: auto({ reminder: 1 }), shown: guide(24), at: "2026-10-25T10:00:00Z" }],
  ["back: noon to noon is more", { item: auto({ reminder: 1 }), shown: guide(25), at: "2026-10-25T11:00:00Z" }],
  ["forward: recurrence", { item: auto({ recurrence: 7 }), done: guide(167), at: "2026-03-29T10:00:00Z" }, ["done"], 1],
  ["back: recurrence", { item: auto({ recurrence: 7 }), done: guide(168), at: "2026-10-25T10:00:00Z" }],
  ["forward: one a day", { item: auto(), shown: other(23), frequency: { overall: once }, at: "2026-03-29T10:00:00Z" }, ["cap_overall"], 1],
  ["back: one a day", { item: auto(), shown: other(24), frequency: { overall: once }, at: "2026-10-25T10:00:00Z" }],
  [
    "forward: quiet hours over the hour that is not",
    { item: auto(), shown: other(1), frequency: { quietHours: 2 }, at: "2026-03-29T01:30:00Z" },
    ["quiet"],
    1,
  ],
  [
    "back: quiet hours over the hour that comes twice",
    { item: auto(), shown: other(2), frequency: { quietHours: 2 }, at: "2026-10-25T01:30:00Z" },
  ],
];

const rows = (kind: string, all: Row[]) =>
  all.map(([name, given, fails = [], again = null]): Case => ({ name: `${kind}: ${name}`, ...given, fails, again }));

export const frequencyCases: Case[] = [
  ...rows("done", done),
  ...rows("sent away", sentAway),
  ...rows("reminder", reminders),
  ...rows("limits", limits),
  ...rows("clocks", clocks),
];
