import { propertyLimitsOf } from "#app/domain/plan.ts";
import { stylingsOf } from "#app/domain/player/stylings.ts";
import { isLinkTarget } from "#app/domain/urls/web-address.ts";
import { TONES, type Tone } from "./tone.ts";

/** What a property says of its copilot: the user segment that it is for (0 for everybody), how it speaks, a link to people who help where it
 * finds nothing (empty for none), and whether questions may be sent to the model of this installation. */
export type CopilotSettings = { userSegmentId: number; tone: Tone; contact: string; byModel: boolean };

/** Longest question, in characters. */
export const MOST_QUESTION_CHARACTERS = 500;

/** The settings of a property's copilot as they are stored; what is not set, or is of no use, is as usual. */
export function copilotSettingsOf(stored: Record<string, unknown>): CopilotSettings {
  const { tone, contact, byModel } = { ...(stored.copilot as Partial<Record<keyof CopilotSettings, unknown>> | undefined) };
  const segment = stored.copilotSegment;
  return {
    userSegmentId: typeof segment === "number" ? segment : 0,
    tone: TONES.find((each) => each === tone) ?? "plain",
    contact: typeof contact === "string" && isLinkTarget(contact) ? contact : "",
    byModel: byModel === true,
  };
}

/** Whether a property answers questions: its plan has it, and it is switched on (specification 1, section 3: enableCopilot). */
export const isCopilotOn = (property: { limits: Record<string, unknown>; stylings: Record<string, unknown> }): boolean =>
  propertyLimitsOf(property.limits).aiAssistant && stylingsOf(property.stylings).enableCopilot;
