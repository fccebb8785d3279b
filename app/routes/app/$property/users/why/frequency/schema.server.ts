import { z } from "zod";
import { revision } from "#app/contracts/text.ts";
import { type Cap, FREQUENCY_LIMITS, type Frequency } from "#app/domain/targeting/showing.ts";

const whole = (least: number, most: number, error: string) =>
  z
    .string()
    .regex(/^\d{1,6}$/, error)
    .transform(Number)
    .refine((number) => number >= least && number <= most, error)
    .optional();
const times = whole(1, FREQUENCY_LIMITS.times, "frequency_error_times");
const days = whole(1, FREQUENCY_LIMITS.days, "frequency_error_days");

/** A limit has both numbers or none: where one is missing is said at that one. */
function requireBoth(one: "guide" | "overall", values: Record<string, unknown>, context: z.RefinementCtx) {
  const missing = [`${one}Times`, `${one}Days`].filter((name) => values[name] === undefined);
  if (missing.length === 1) context.addIssue({ code: "custom", path: missing, message: "text_error_missing" });
}

const fields = z.object({
  guideTimes: times,
  guideDays: days,
  overallTimes: times,
  overallDays: days,
  quietHours: whole(0, FREQUENCY_LIMITS.quietHours, "frequency_error_quiet"),
  revision: z.coerce.number().pipe(revision),
  intent: z.string().max(20).default("save"),
});
export const frequencySchema = fields.superRefine((values, context) => {
  requireBoth("guide", values, context);
  requireBoth("overall", values, context);
});
type Values = z.output<typeof frequencySchema>;

const capOf = (most?: number, within?: number): Cap => (most === undefined || within === undefined ? null : { times: most, days: within });

export function frequencyOf(
  { guideTimes, guideDays, overallTimes, overallDays, quietHours }: Values,
  { kinds }: Pick<Frequency, "kinds">,
): Frequency {
  return {
    kinds: { ...kinds, guide: capOf(guideTimes, guideDays) },
    overall: capOf(overallTimes, overallDays),
    quietHours: quietHours ?? 0,
  };
}

/** The limits as the controls of a form have them. */
export function frequencyValues({ kinds: { guide }, overall, quietHours }: Frequency) {
  return {
    guideTimes: String(guide?.times ?? ""),
    guideDays: String(guide?.days ?? ""),
    overallTimes: String(overall?.times ?? ""),
    overallDays: String(overall?.days ?? ""),
    quietHours: quietHours === 0 ? "" : String(quietHours),
  };
}
