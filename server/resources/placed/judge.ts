import { wrongTarget } from "#app/contracts/selector.ts";
import { isBlank } from "#app/domain/storable-text.ts";
import { capturedTarget } from "#app/domain/targets/target.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import { languagesToWrite } from "#server/resources/languages/languages.ts";
import { requireReferences } from "#server/resources/named/references.ts";
import type { SaidPlaced } from "./kinds.ts";

type Judged = Omit<SaidPlaced, "name">;

/**
 * Refuses (422) what names no element or page, a language, segment or page segment that the property does not have, and one that is on and
 * has nothing to show: it needs an element and a text in the property's default language. What was stored before is no obstacle.
 * @param written the languages that are being written
 */
export async function requireRight(
  trx: Database,
  propertyId: number,
  said: Judged,
  written: Record<string, string>,
  before?: Judged,
): Promise<void> {
  const { fallback } = await languagesToWrite(trx, propertyId, undefined, { texts: written });
  const step = { type: "step", skipIf: null };
  const wrong = wrongTarget({ ...said, ...step }, { ...before, ...step });
  if (wrong.length > 0) throw refuse.invalid(wrong);
  await requireReferences(trx, propertyId, { segment: said.segment, pageSegment: said.pageSegment }, (kind) => kind);
  const missing = said.enabled ? missingParts(said, fallback) : [];
  if (missing.length > 0) throw refuse.invalid(missing);
}

function missingParts(said: Judged, fallback: string): { path: string; code: string }[] {
  const isPlaced = !isBlank(said.identifier) || said.selectors.some((selector) => !isBlank(selector)) || capturedTarget(said) !== null;
  return [
    ...(isPlaced ? [] : [{ path: "identifier", code: "hint_error_no_element" }]),
    ...(isBlank(said.texts[fallback] ?? "") ? [{ path: `texts.${fallback}`, code: "hint_error_no_text" }] : []),
  ];
}
