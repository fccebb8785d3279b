import { z } from "zod";
import { FAILURE_REASONS } from "#app/domain/targets/target-alarm.ts";
import { stamp } from "./text.ts";

/** See `app/domain/targets/target-alarm.ts`. */
export const alarm = z.object({
  since: stamp,
  last: stamp,
  failures: z.number().int(),
  reasons: z.partialRecord(z.enum(FAILURE_REASONS), z.number().int()),
  pages: z.array(z.object({ path: z.string(), failures: z.number().int() })),
});
