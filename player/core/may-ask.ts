import type { Bundle } from "#app/domain/player/bundle.ts";
import type { Targeting } from "./targeting.ts";

/** Whether questions are answered for this person: where the copilot is on, for everybody or for a segment that they are in. */
export const mayAsk = ({ copilot }: Bundle, targeting: Targeting): boolean =>
  copilot !== undefined && (!copilot.segment || targeting.situation().segments.has(copilot.segment));
