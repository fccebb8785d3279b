import { stylingsOf } from "#app/domain/player/stylings.ts";

type Rows = { property: { stylings: Record<string, unknown> } };

const NOTHING = { chapters: [], guides: [], welcome: undefined, messages: [], tooltips: [], validators: [] };

/**
 * The rows of what a property shows at all (specification 1, section 3: Stylings): no guides where they are turned off, and nothing to people
 * whose language it does not offer, `fits` being false, where it hides from them.
 */
export function offeredRows<Of extends Rows>(rows: Of, fits: boolean): Of {
  const { enableInteractiveTours, language_behaviour } = stylingsOf(rows.property.stylings);
  if (!fits && language_behaviour === "hide") return { ...rows, ...NOTHING };
  return enableInteractiveTours ? rows : { ...rows, guides: [] };
}
