import type { ParsedBody } from "#app/contracts/call.ts";
import type { propertySettingCalls } from "#app/contracts/property-settings.ts";
import { may } from "#app/domain/access/may.ts";
import { snippetSecretOf, stylingsOf } from "#app/domain/player/stylings.ts";
import type { Database } from "#server/database/tables.ts";
import type { Caller } from "#server/http/caller.ts";
import { requirePlan } from "#server/http/plan.ts";
import { refuse } from "#server/http/refusal.ts";
import { languagesFor } from "#server/resources/languages/languages.ts";
import { requireReferences } from "#server/resources/named/references.ts";
import { pageSegmentIn } from "#server/resources/properties/update.ts";
import { mergeSettings } from "./merge.ts";

/**
 * Changes some stylings, and the pages of the assistant's button in the same transaction: one is never saved without the other.
 * @throws Refusal 404, also for a selectorConfig that the plan has not; 409 on an older revision; 422 for a page segment that there is not, and
 * for another default language, which is chosen among the languages
 */
export async function changeStylings(
  db: Database,
  caller: Caller,
  { values, assistant, revision }: ParsedBody<typeof propertySettingCalls.updateStylings>,
) {
  const { propertyId } = caller;
  const { default_language, ...changed } = values;
  const { fallback } = await languagesFor(db, propertyId);
  if (default_language !== undefined && default_language !== fallback)
    throw refuse.invalid([{ path: "values.default_language", code: "language_error_default_elsewhere" }]);
  if (changed.selectorConfig) await requirePlan(db, caller, "selectorConfig");
  const told = (stored: Record<string, unknown>) => toldStylings(caller, stored, fallback);
  const pageSegment = assistant && pageSegmentIn(assistant.pageSegment);
  return mergeSettings(db, propertyId, { column: "stylings", told }, changed, revision, {
    settings: pageSegment === undefined ? {} : { assistantPageSegment: pageSegment },
    hold: (trx) => requireReferences(trx, propertyId, { pageSegment }, () => "assistant.pageSegment"),
  });
}

/** With the property's default language, which stands among its languages. The secret goes to those alone who may change it. */
export function toldStylings({ role }: Caller, stored: Record<string, unknown>, default_language: string) {
  const shown = { ...stylingsOf(stored), default_language };
  return may(role, "edit", "customize") ? { ...shown, snippetAuthenticationToken: snippetSecretOf(stored) } : shown;
}
