import { propertyLimitsOf } from "#app/domain/plan.ts";
import { stylingsOf } from "#app/domain/player/stylings.ts";
import { isLinkTarget } from "#app/domain/urls/web-address.ts";
import { TONES, type Tone } from "./tone.ts";

/** What may answer. */
export const SOURCES = ["guides", "announcements", "documents"] as const;
export type SourceKind = (typeof SOURCES)[number];

/** What a property says of its copilot: the user segment that it is for (0 for everybody), how it speaks, a link to people who help where it
 * finds nothing (empty for none), whether questions may be sent to the model of this installation, and what it answers from, one at least. */
export type CopilotSettings = { userSegmentId: number; tone: Tone; contact: string; byModel: boolean; sources: SourceKind[] };

/** Which questions are listed: those without a helpful answer, or all. */
export const QUESTIONS_SHOWN = ["open", "all"] as const;
export type QuestionsShown = (typeof QUESTIONS_SHOWN)[number];

/** Longest question, in characters. */
export const MOST_QUESTION_CHARACTERS = 500;

/** The settings of a property's copilot as they are stored; what is not set, or is of no use, is as usual. */
export function copilotSettingsOf(stored: Record<string, unknown>): CopilotSettings {
  const { tone, contact, byModel, sources } = { ...(stored.copilot as Partial<Record<keyof CopilotSettings, unknown>> | undefined) };
  const segment = stored.copilotSegment;
  return {
    userSegmentId: typeof segment === "number" ? segment : 0,
    tone: TONES.find((each) => each === tone) ?? "plain",
    contact: typeof contact === "string" && isLinkTarget(contact) ? contact : "",
    byModel: byModel === true,
    sources: sourcesIn(sources),
  };
}

/** Those that are stored, in their order; all of them where none is. */
function sourcesIn(stored: unknown): SourceKind[] {
  const named = SOURCES.filter((kind) => Array.isArray(stored) && stored.includes(kind));
  return named.length > 0 ? named : [...SOURCES];
}

/** Whether a property answers questions: its plan has it, and it is switched on (specification 1, section 3: enableCopilot). */
export const isCopilotOn = (property: { limits: Record<string, unknown>; stylings: Record<string, unknown> }): boolean =>
  propertyLimitsOf(property.limits).aiAssistant && stylingsOf(property.stylings).enableCopilot;
