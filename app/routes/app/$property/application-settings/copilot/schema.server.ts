import { z } from "zod";
import { linkOrNone } from "#app/contracts/link.ts";
import { idOrNone, revision } from "#app/contracts/text.ts";
import { type CopilotSettings, SOURCES } from "#app/domain/copilot/settings.ts";
import { TONES } from "#app/domain/copilot/tone.ts";
import { withoutMailto } from "#app/domain/urls/with-protocol.ts";

const box = z.boolean().default(false);

/** How the copilot is set (specification 1, section 3: enableCopilot; section 7: copilot segment id). */
const fields = z.object({
  enabled: box,
  userSegmentId: z.coerce.number().pipe(idOrNone),
  tone: z.enum(TONES, "text_error_invalid"),
  contact: linkOrNone.default(""),
  byModel: box,
  guides: box,
  announcements: box,
  documents: box,
  revision: z.coerce.number().pipe(revision),
  intent: z.string().max(20).default("save"),
});

/** It answers from something. */
export const copilotSchema = fields.superRefine((values, context) => {
  if (!SOURCES.some((kind) => values[kind])) context.addIssue({ code: "custom", path: ["guides"], message: "copilot_no_source" });
});

/** What was chosen, as the upstream takes it. */
export const chosenSources = (values: z.output<typeof copilotSchema>) => SOURCES.filter((kind) => values[kind]);

/** The settings as the controls of the form have them. */
export const copilotValues = ({ enabled, userSegmentId, tone, contact, byModel, sources }: CopilotSettings & { enabled: boolean }) => ({
  enabled: enabled ? "on" : "",
  userSegmentId: String(userSegmentId),
  tone,
  contact: withoutMailto(contact),
  byModel: byModel ? "on" : "",
  guides: sources.includes("guides") ? "on" : "",
  announcements: sources.includes("announcements") ? "on" : "",
  documents: sources.includes("documents") ? "on" : "",
});
