import { z } from "zod";
import { CAPPED_KINDS, FREQUENCY_LIMITS } from "#app/domain/targeting/showing.ts";
import { calls } from "./call.ts";
import { revision } from "./text.ts";

const path = "/v2/properties/:property/frequency";

/** At most so many showings within so many days, each at least 1; null is any number. */
const cap = z
  .object({
    times: z
      .number("frequency_error_times")
      .int("frequency_error_times")
      .min(1, "frequency_error_times")
      .max(FREQUENCY_LIMITS.times, "frequency_error_times"),
    days: z
      .number("frequency_error_days")
      .int("frequency_error_days")
      .min(1, "frequency_error_days")
      .max(FREQUENCY_LIMITS.days, "frequency_error_days"),
  })
  .nullable();
const quietHours = z
  .number("frequency_error_quiet")
  .int("frequency_error_quiet")
  .min(0, "frequency_error_quiet")
  .max(FREQUENCY_LIMITS.quietHours, "frequency_error_quiet");

/** How often anything may show by itself in a property (app/domain/targeting/showing.ts). */
export const frequencyFields = { kinds: z.partialRecord(z.enum(CAPPED_KINDS), cap), overall: cap, quietHours };

const frequency = z.object({ ...frequencyFields, revision: z.number().int() });

export const frequencyCalls = calls({
  getFrequency: {
    method: "GET",
    path,
    summary: "How often anything may show by itself in a property, with the property's revision",
    access: { view: "users" },
    answer: frequency,
  },
  updateFrequency: {
    method: "PUT",
    path,
    summary: "Change how often anything may show by itself; what is left out stays",
    access: { edit: "users" },
    body: z.object({ ...frequencyFields, revision }).partial(),
    answer: frequency,
  },
});
