import { mergeValues, type Values } from "#app/domain/forms/merge.ts";
import { type Draft, filterOf } from "./draft.ts";

/**
 * What two people made of the same segment: the title, the connection of the groups and the groups each as whoever changed it has it; null
 * where both changed the same.
 */
export function mergedDraft(base: Draft, mine: Draft, theirs: Draft): Draft | null {
  const { values, asks } = mergeValues(partsOf(base), partsOf(mine), partsOf(theirs));
  if (asks.length > 0) return null;
  const groups = values.groups === partsOf(theirs).groups ? theirs.groups : mine.groups;
  return { name: String(values.name), connection: values.connection === "or" ? "or" : "and", groups };
}

const partsOf = ({ name, connection, groups }: Draft): Values => ({
  name,
  connection,
  groups: JSON.stringify(groups.map((group) => [group.connection, group.filters.map(filterOf)])),
});
