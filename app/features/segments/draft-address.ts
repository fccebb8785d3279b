import { FILTER_LIMITS } from "#app/domain/segments/condition.ts";
import type { Connection } from "#app/domain/segments/evaluate.ts";
import { type FilterType, OPERATORS_OF } from "#app/domain/segments/operators.ts";
import { SEGMENT_LIMITS } from "#app/domain/segments/segment.ts";
import { type Draft, type DraftFilter, EDITORS, editorOf } from "./draft.ts";

/**
 * A draft as the parameters of an address: `name`, `connection`, a `group` for each group with its connection, and a `where` for each
 * filter as `group:type:key:operator:value`. A value of several fields is written `name=value;name=value`.
 */
export function draftInAddress({ name, connection, groups }: Draft): [string, string][] {
  return [
    ["name", name],
    ["connection", connection],
    ...groups.map((group): [string, string] => ["group", group.connection]),
    ...groups.flatMap(({ filters }, at) => filters.map((filter): [string, string] => ["where", `${at}:${filterText(filter)}`])),
  ];
}

/** The draft that an address holds, or null when it holds none or not all of it can be read: a part of a segment is another segment. */
export function draftFromAddress(query: URLSearchParams): Draft | null {
  if (!query.has("connection")) return null;
  const groups: Draft["groups"] = query.getAll("group").map((connection) => ({ connection: connectionOf(connection), filters: [] }));
  if (groups.length > FILTER_LIMITS.groups) return null;
  for (const where of query.getAll("where")) {
    const [, at = "", text = ""] = /^(\d{1,2}):(.*)$/s.exec(where) ?? [];
    const filters = at === "" ? undefined : groups[Number(at)]?.filters;
    const filter = filterFrom(text);
    if (!filters || !filter || filters.length === FILTER_LIMITS.filters) return null;
    filters.push(filter);
  }
  const name = (query.get("name") ?? "").slice(0, SEGMENT_LIMITS.name * 2);
  return { name, connection: connectionOf(query.get("connection")), groups };
}

const connectionOf = (text: unknown): Connection => (text === "or" ? "or" : "and");

function filterText(filter: DraftFilter): string {
  const { type, key, operator, fields } = filter;
  const names: readonly string[] = EDITORS[editorOf(filter)];
  const [only = ""] = names;
  const said = names.filter((name) => fields[name]);
  const value = names.length < 2 ? (fields[only] ?? "") : said.map((name) => `${name}=${encoded(fields[name])}`).join(";");
  return [type, key, operator, value].join(":");
}

const encoded = (text = "") => text.replace(/[%;=]/g, encodeURIComponent);

function filterFrom(text: string): DraftFilter | null {
  const [all, said = "", key = "", operator = "", value = ""] = /^([^:]*):([^:]*):([^:]*):(.*)$/s.exec(text) ?? [];
  const type = said === "" || Object.hasOwn(OPERATORS_OF, said) ? (said as FilterType | "") : null;
  if (all === undefined || type === null || key.length > 128 || operator.length > 40) return null;
  const names: readonly string[] = EDITORS[editorOf({ type, operator })];
  const [only] = names;
  if (names.length < 2) return { type, key, operator, fields: only && value ? { [only]: value } : {} };
  const parts = value.split(";").map((part): [string, string] => [part.split("=")[0] ?? "", decoded(part.slice(part.indexOf("=") + 1))]);
  return { type, key, operator, fields: Object.fromEntries(parts.filter(([name]) => names.includes(name))) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
