import { z } from "zod";
import { languageBehaviour } from "#app/contracts/content.ts";
import { messageCalls } from "#app/contracts/messages.ts";
import { idOrNone, revision, text } from "#app/contracts/text.ts";
import { RANKING_TYPES } from "#app/domain/messages/message-content.ts";
import { MOST_MESSAGE_CHARACTERS } from "#app/domain/messages/message-texts.ts";
import { MOST_PRIORITY, SHOWING } from "#app/domain/targeting/showing.ts";
import { isTimeZone } from "#app/domain/time/zone.ts";
import { isLocalTime } from "#app/features/audience/local-time.server.ts";
import { TIMINGS } from "./fields.ts";

const written = (limit: number) => text(limit).default("");
const chosen = z.coerce.number("text_error_invalid").pipe(idOrNone).default(0);
const localTime = z.string().refine(isLocalTime, "showing_error_time").default("");
/** Without it, a time holds if there is one. */
const timing = z.enum(TIMINGS, "text_error_invalid").optional();
const zone = z.string().max(60).refine(isTimeZone, "text_error_invalid").default("UTC");
const { title, description, label, url } = MOST_MESSAGE_CHARACTERS;
const { category, form, recurrence } = messageCalls.updateMessage.body.shape.announcement.shape;
const NO_PRIORITY = "showing_error_priority";
const days = z.coerce.number("text_error_invalid").pipe(recurrence.unwrap()).default(0);

const fields = z.object({
  revision: z.coerce.number().pipe(revision),
  intent: z.enum(["save", "draft", "publish", "unpublish", "image", "library"]).default("save"),
  ...{ headline: written(title), description: written(description) },
  ...{ mediaType: z.enum(["", "image"]).default(""), mediaSrc: written(url), used: written(url) },
  ...{ primaryTitle: written(label), primaryUrl: written(url), secondaryTitle: written(label), secondaryUrl: written(url) },
  guide: chosen,
  ...{ question: written(title), leftLabel: written(label), rightLabel: written(label), commentBoxLabel: written(label) },
  ...{ buttonLabel: written(label), thankYouMessage: written(title) },
  status: z.enum(["on", "off"]).default("on"),
  category: z.coerce.number("text_error_invalid").pipe(category.unwrap()),
  form: form.unwrap(),
  rankingType: z.enum(RANKING_TYPES).optional(),
  pinned: z.boolean().default(false),
  languageBehaviour: languageBehaviour.default("fallback_default"),
  ...{ segment: chosen, pageSegment: chosen, guideSegment: chosen, guidePageSegment: chosen },
  ...{ starts: timing, from: localTime, fromZone: zone, ends: timing, to: localTime, toZone: zone },
  ...{ recurrence: days, reminder: days },
  priority: z.coerce.number(NO_PRIORITY).int(NO_PRIORITY).min(0, NO_PRIORITY).max(MOST_PRIORITY, NO_PRIORITY).default(SHOWING.priority),
});
type Fields = z.output<typeof fields>;

/** Told along with all else that is wrong. */
const noTime = (path: "from" | "to") => ({ path: [path], error: "showing_error_time", when: () => true });

/** The form of a message in one language; `intent` names the pressed button; `draft` leaves what is live, and so do `image` and
 * `library` on the way to a picture. */
export const messageSchema = fields
  .refine(({ starts, from }: Fields) => starts !== "at" || from !== "", noTime("from"))
  .refine(({ ends, to }: Fields) => ends !== "at" || to !== "", noTime("to"));
export type TypedMessage = z.output<typeof messageSchema>;
