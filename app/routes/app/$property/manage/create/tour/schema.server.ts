import { z } from "zod";
import { requiredText } from "#app/contracts/text.ts";
import { newGuideSchema } from "#app/routes/app/$property/manage/create/schema.server.ts";

/** As long as the scripts of tours are that people keep in one file. */
export const MOST_TOUR = 100_000;

export const tourSchema = newGuideSchema.extend({
  source: requiredText(MOST_TOUR, "tour_error_missing"),
  intent: z.enum(["check", "create"]).default("check"),
});
