import { listAttributes } from "#app/api/attributes.server.ts";
import { BUILT_IN_KEYS, COUNTED_EVENTS, type FilterType } from "#app/domain/segments/operators.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { type Draft, isDate, keyChoice } from "./draft.ts";

/** What people can be filtered by, as one choice of a list. */
export type BuilderKey = { value: string; label: string };
export type KeySection = { label: string; options: BuilderKey[] };

/**
 * The keys by section: what everybody has, what people did, the attributes of the property and of its company, and those archived or
 * unknown ones that a draft asks for all the same.
 */
export async function keySections(viewer: Viewer, draft: Draft): Promise<KeySection[]> {
  const { text } = viewer;
  const { attributes } = await listAttributes(viewer, { sort: "displayName", order: "asc", page: 1 });
  const own = attributes.filter(({ key }) => !Object.hasOwn(BUILT_IN_KEYS, key));
  const company = new Set(own.filter(({ scope }) => scope.type === "company").map(({ key }) => key));
  const optionOf = ({ type, key, displayName }: (typeof own)[number]) => choice(type, key, displayName || key);
  const live = own.filter(({ archived }) => !archived);
  const sections: KeySection[] = [
    {
      label: text("segments:section_person"),
      options: Object.entries(BUILT_IN_KEYS).map(([key, type]) => choice(type, key, text(`segments:key_${key}`))),
    },
    {
      label: text("segments:section_behaviour"),
      options: [
        choice("interaction", "guide", text("segments:key_guide")),
        ...Object.keys(COUNTED_EVENTS).map((key) => choice("eventCount", key, text(`segments:key_${key}`))),
      ],
    },
    {
      label: text("segments:section_property"),
      options: live.filter(({ scope, key }) => scope.type === "property" && !company.has(key)).map(optionOf),
    },
    { label: text("segments:section_company"), options: live.filter(({ scope }) => scope.type === "company").map(optionOf) },
  ];
  const known = new Set(sections.flatMap(({ options }) => options.map(({ value }) => value)));
  const kept = new Map<string, BuilderKey>();
  for (const filter of draft.groups.flatMap(({ filters }) => filters)) {
    const value = keyChoice(filter);
    if (value === "" || known.has(value)) continue;
    const archived = own.find((each) => each.archived && each.key === filter.key);
    const name = archived ? archived.displayName || archived.key : filter.key;
    if (filter.type === "messageInteraction") {
      kept.set(value, { value, label: text("segments:key_message") });
      continue;
    }
    kept.set(value, { value, label: text(archived ? "segments:archived_key" : "segments:unknown_key", { name }) });
  }
  sections.push({ label: text("segments:section_kept"), options: [...kept.values()] });
  return sections.filter(({ options }) => options.length > 0);
}

const choice = (type: FilterType, key: string, label: string): BuilderKey => ({ value: keyChoice({ type, key }), label });

/** The words of a condition; those of dates are their types. */
export function conditionText({ text }: Pick<Viewer, "text">, type: string, operator: string): string {
  const word = operator.replace("!", "not_");
  if (isDate(type)) return text(`segments:date_${word}`);
  if (type === "eventCount") return text(operator === "lessThan" ? "segments:fewer_than" : "segments:at_least");
  return text(`segments:operator_${word}`);
}
