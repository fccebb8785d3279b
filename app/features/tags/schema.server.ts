import { z } from "zod";
import { journeyFields } from "#app/contracts/journeys.ts";
import { tagFields } from "#app/contracts/tags.ts";
import { id, revision } from "#app/contracts/text.ts";
import { secondsOf, WINDOW_UNITS } from "#app/domain/tags/journey-window.ts";

/** `intent` names the pressed button; there is only one. */
const intent = z.string().max(20).default("save");
const asRead = { revision: z.coerce.number().pipe(revision), intent };

export const newTagSchema = z.object({
  name: tagFields.name,
  selector: tagFields.selector.default(""),
  urlRule: tagFields.urlRule.default(""),
  pageSegment: z.coerce.number("text_error_invalid").pipe(tagFields.pageSegment).default(0),
});

export const tagSchema = newTagSchema.extend(asRead);

const chosenTag = z.coerce.number("journey_error_no_tag").pipe(id);
/** Written as in "30 minutes": the form's number and its unit, which only together say something. */
const windowText = z
  .string()
  .regex(new RegExp(`^[1-9]\\d{0,6} (${WINDOW_UNITS.join("|")})$`), { error: "journey_error_no_window", abort: true })
  .transform((text) => {
    const [count, unit] = text.split(" ") as [string, (typeof WINDOW_UNITS)[number]];
    return secondsOf({ count: Number(count), unit });
  })
  .pipe(journeyFields.windowSeconds);

export const newJourneySchema = z.object({ name: journeyFields.name, startTag: chosenTag, endTag: chosenTag, window: windowText });

export const journeySchema = newJourneySchema.extend(asRead);

type TypedJourney = z.output<typeof newJourneySchema>;

/** What the form of a journey says, as the contract has it. */
export function journeyOf({ name, startTag, endTag, window }: TypedJourney) {
  return { name, startTag, endTag, windowSeconds: window };
}
