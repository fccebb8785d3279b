import { numberTyped } from "#app/features/people/typed-value.ts";
import type { UiLanguage } from "#app/i18n/languages.ts";
import { type Draft, type DraftFilter, draftKey, EDITORS, editorOf, FIELDS } from "./draft.ts";
import { draftFromAddress } from "./draft-address.ts";
import type { Place } from "./judge-draft.ts";

/** So many filters can be open for editing at once; the others are one hidden field together. */
export const OPEN_FILTERS = 8;
const GROUPS = 20;
/** Room for the longest list that the contract takes, drawn twice: in its field and in the draft. */
const MOST_BYTES = 4_000_000;
const SLOTS = Array.from({ length: OPEN_FILTERS }, (_, slot) => slot);

/**
 * The fields of the builder's form: the whole draft as it was drawn (`draft`), the segment as it was stored at that revision (`base`), the name, the connections, and for each open filter its
 * place (`at-0`), what it was drawn for (`was-0`) and what its controls hold.
 */
export const BUILDER_FORM = {
  mostBytes: MOST_BYTES,
  fields: [
    ...(["intent", "draft", "base", "revision", "name", "connection"] as const),
    ...Array.from({ length: GROUPS }, (_, group) => `connection-${group}`),
    ...SLOTS.flatMap((slot) => ["at", "was", "key", "operator", ...FIELDS].map((name) => `${name}-${slot}`)),
  ],
};

/** The draft that a form of the builder holds. What was not drawn stays as it was. @throws Response 400 for a form that was cut off */
export function draftFromForm(form: FormData, language: UiLanguage): Draft {
  const sent = (name: string) => String(form.get(name) ?? "");
  const drawn = draftFromAddress(new URLSearchParams(sent("draft")));
  // Without it the filters that are not open would be gone, and everybody would be in the segment.
  if (!drawn) throw new Response(null, { status: 400 });
  const connectionIn = (name: string, before: Draft["connection"]) => {
    const said = form.get(name);
    return said === "and" || said === "or" ? said : before;
  };
  const groups = drawn.groups.map((group, at) => ({
    connection: connectionIn(`connection-${at}`, group.connection),
    filters: [...group.filters],
  }));
  for (const slot of SLOTS) {
    const place = placeIn(sent(`at-${slot}`));
    const filters = place && groups[place.group]?.filters;
    const before = filters?.[place?.filter ?? 0];
    if (filters && place && before) filters[place.filter] = filterFromForm((name) => form.get(`${name}-${slot}`), language, before);
  }
  return { name: form.has("name") ? sent("name") : drawn.name, connection: connectionIn("connection", drawn.connection), groups };
}

export function placeIn(text: string): Place | null {
  const [, group, filter] = /^(\d{1,2})\.(\d{1,2})$/.exec(text) ?? [];
  return group === undefined ? null : { group: Number(group), filter: Number(filter) };
}

/** With another key, the condition and the value are those of none yet; with another condition of the same kind the value stays. */
function filterFromForm(field: (name: string) => FormDataEntryValue | null, language: UiLanguage, before: DraftFilter): DraftFilter {
  const text = (name: string) => String(field(name) ?? "");
  const { type, key } = draftKey(text("key"));
  if (text("key") !== text("was")) return { type, key, operator: "", fields: {} };
  const filter = { type, key, operator: text("operator") };
  const editor = editorOf(filter);
  const fields = Object.fromEntries(EDITORS[editor].map((name): [string, string] => [name, text(name)]));
  if (editor === "number") return { ...filter, fields: { value: numberTyped(fields.value ?? "", language) } };
  return { ...filter, fields: editor === "range" ? rangeFields(fields, before.fields) : fields };
}

/** The end is open until something else is chosen, and both ends have one unit: the one that was changed (section 4: Date filter). */
function rangeFields(fields: Record<string, string>, before: Record<string, string>): Record<string, string> {
  const { fromType = "", toType = "", fromUnit = "", toUnit = "" } = fields;
  if (fromUnit && toUnit && fromUnit === before.fromUnit && toUnit === before.toUnit) return fields;
  const unit = (fromUnit !== (before.fromUnit ?? "") && fromUnit) || toUnit || fromUnit || "day";
  return { ...fields, fromType: fromType || "past", toType: toType || "any", fromUnit: unit, toUnit: unit };
}
