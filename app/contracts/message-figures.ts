import { z } from "zod";
import { day } from "./reports.ts";
import { id, languageKey } from "./text.ts";

const count = z.number().int();
const counts = { shown: count, seen: count, clicked: count, closed: count, answered: count };
const rate = z.number().nullable();

/** See `app/domain/analytics/message-figures.ts`: rates are 0 to 1, of the same showings, and null without any. */
export const figures = z.object({ ...counts, seenRate: rate, clickRate: rate, closeRate: rate, responseRate: rate });

/** See `app/domain/messages/nps.ts`: the score is -100 to 100 and not rounded; the shares are the groups over `n`. */
export const nps = z.object({
  ...{ n: count, promoters: count, passives: count, detractors: count },
  score: z.number().nullable(),
  interval: z.object({ from: z.number(), to: z.number() }).nullable(),
});

/** What every report on messages has. `today` is the property's: that day, and any later one, is not over. */
export const reported = {
  ...{ from: day, to: day, today: day },
  totals: figures,
  /** How many days of the range count: of a round its own, 0 where none is in the range. */
  counted: count,
  /** The totals of as many days right before those that count; null without any, and unless `compare` asks for them. */
  before: figures.nullable(),
  days: z.array(z.object({ day, ...counts })),
  /** The property's languages and user segments, as choices. */
  languages: z.array(languageKey),
  segments: z.array(z.object({ id, name: z.string() })),
};
