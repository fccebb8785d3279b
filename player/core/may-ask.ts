import type { Bundle } from "#app/domain/player/bundle.ts";
import type { RestPorts } from "./rest-port.ts";

/**
 * Whether questions are answered for this person: where the copilot is on, for everybody or for a segment that they are in, unless they opted
 * out.
 */
export const mayAsk = ({ copilot }: Bundle, { targeting, isOut }: Pick<RestPorts, "targeting" | "isOut">): boolean =>
  copilot !== undefined && !isOut() && (!copilot.segment || targeting.situation().segments.has(copilot.segment));
