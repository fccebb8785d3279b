import { z } from "zod";
import { showing, tags } from "#app/contracts/content.ts";
import { idOrNone } from "#app/contracts/text.ts";
import { MOST_PRIORITY, SHOWING, type Showing } from "#app/domain/targeting/showing.ts";
import { tagsInText } from "./form-values.ts";
import { isLocalTime, localTimeOf, momentOf } from "./local-time.server.ts";

const chosen = z.coerce.number("text_error_invalid").pipe(idOrNone).default(0);

/** What a form says of whom an item is for. */
export const audienceFields = {
  segment: chosen,
  pageSegment: chosen,
  tagMode: tags.shape.mode.default("show"),
  tags: z
    .string()
    .default("")
    .transform((text) => tagsInText(text).map(Number))
    .pipe(tags.shape.list),
};

const NO_PRIORITY = "showing_error_priority";
const localTime = z.string().refine(isLocalTime, "showing_error_time").default("");
const days = z.coerce.number("text_error_invalid").pipe(showing.shape.recurrence).default(0);

/** What a form says of when it shows; times as the clocks of the property show them. */
export const showingFields = {
  from: localTime,
  to: localTime,
  when: z.enum(["opened", "auto"]).default("opened"),
  recurrence: days,
  reminder: days,
  priority: z.coerce.number(NO_PRIORITY).int(NO_PRIORITY).min(0, NO_PRIORITY).max(MOST_PRIORITY, NO_PRIORITY).default(SHOWING.priority),
};

type TypedAudience = z.output<z.ZodObject<typeof audienceFields>>;
type TypedShowing = z.output<z.ZodObject<typeof showingFields>>;

/** Whom it is for, as the contract has it. */
export function audienceOf({ segment, pageSegment, tagMode, tags: list }: TypedAudience) {
  return { segment, pageSegment, tags: { mode: tagMode, list } };
}

/** When it shows, as the contract has it. A time that was not touched stays as it is stored, to the millisecond. */
export function showingOf(typed: TypedShowing, stored: Showing, timeZone: string): Showing {
  const { when, from, to, recurrence, reminder, priority } = typed;
  const moment = (local: string, before: string | null) => (local === localTimeOf(before, timeZone) ? before : momentOf(local, timeZone));
  return { auto: when === "auto", from: moment(from, stored.from), to: moment(to, stored.to), recurrence, reminder, priority };
}
