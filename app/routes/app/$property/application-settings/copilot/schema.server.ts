import { z } from "zod";
import { linkOrNone } from "#app/contracts/property-settings.ts";
import { idOrNone, revision } from "#app/contracts/text.ts";
import type { CopilotSettings } from "#app/domain/copilot/settings.ts";
import { TONES } from "#app/domain/copilot/tone.ts";

const box = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");

/** How the copilot is set (specification 1, section 3: enableCopilot; section 7: copilot segment id). */
export const copilotSchema = z.object({
  enabled: box,
  userSegmentId: z.coerce.number().pipe(idOrNone),
  tone: z.enum(TONES, "text_error_invalid"),
  contact: linkOrNone.default(""),
  byModel: box,
  revision: z.coerce.number().pipe(revision),
  intent: z.string().max(20).default("save"),
});

/** The settings as the controls of the form have them. */
export const copilotValues = ({ enabled, userSegmentId, tone, contact, byModel }: CopilotSettings & { enabled: boolean }) => ({
  enabled: enabled ? "on" : "",
  userSegmentId: String(userSegmentId),
  tone,
  contact,
  byModel: byModel ? "on" : "",
});
