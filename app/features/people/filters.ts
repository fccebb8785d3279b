import { conditionOf, type Filter } from "#app/domain/segments/condition.ts";
import { type FilterType, OPERATORS, type Operator } from "#app/domain/segments/operators.ts";
import type { AddressProblem } from "#app/features/list/address-problem.ts";
import type { UiLanguage } from "#app/i18n/languages.ts";
import { valueTyped } from "./typed-value.ts";

/** What people can be filtered by. */
export type FilterKey = { key: string; name: string; type: FilterType };
/** A filter that is being written: what its fields hold, and what is wrong with it. */
export type TypedFilter = { key: string; operator: string; value: string; code?: string };
/** `isAdded` says that what was written is among the filters now. */
export type AskedFilters = { filters: Filter[]; typed: TypedFilter | null; isAdded: boolean; problems: AddressProblem[] };

const MOST_FILTERS = 20;
const MOST_CHARACTERS = 1200;

/**
 * The filters in an address: each `where` is one, as `key:operator:value`; the fields `key`, `operator` and `value` of the form add another,
 * its value as the reader's language writes it. Those that cannot be asked are reported, and left out.
 */
export function readFilters(query: URLSearchParams, keys: FilterKey[], language: UiLanguage): AskedFilters {
  const filters: Filter[] = [];
  const problems: AddressProblem[] = [];
  const add = (key: string, operator: string, value: string, typedIn?: UiLanguage): string | null => {
    const found = filterOf(keys, key, operator, value, typedIn);
    if (typeof found === "string") return found;
    if (!filters.some((each) => whereOf(each) === whereOf(found))) filters.push(found);
    return null;
  };
  for (const [at, where] of query.getAll("where").entries()) {
    const [, key = "", operator = "", value = ""] = /^([^:]*):([^:]*):(.*)$/s.exec(where.slice(0, MOST_CHARACTERS)) ?? [];
    if (at >= MOST_FILTERS || add(key, operator, value) !== null)
      problems.push({ name: "where", value: where.slice(0, 40), code: "unknown" });
  }
  // The form names the type that its conditions stand under.
  const operator = partOf(query, "operator").replace(/^.*\./, "");
  const typed = { key: partOf(query, "key"), operator, value: partOf(query, "value") };
  if (typed.key === "") return { filters, typed: null, isAdded: false, problems };
  const code = filters.length < MOST_FILTERS ? add(typed.key, typed.operator, typed.value, language) : "filters_too_many";
  return { filters, typed: code === null ? null : { ...typed, code }, isAdded: code === null, problems };
}

/** Which field of the form a problem is about. */
export function fieldOf(code: string): "key" | "operator" | "value" {
  if (code === "validate_please_choose_data") return "key";
  return code === "validate_please_choose_connection" ? "operator" : "value";
}

/** A filter as the address names it. */
export function whereOf({ key, operator, value }: Filter): string {
  return `${key}:${operator}:${value ?? ""}`;
}

function filterOf(keys: FilterKey[], key: string, said: string, text: string, typedIn?: UiLanguage): Filter | string {
  const known = keys.find((each) => each.key === key);
  if (!known) return "validate_please_choose_data";
  const operator = OPERATORS.find((each): each is Operator => each === said);
  if (!operator) return "validate_please_choose_connection";
  const value = typedIn ? valueTyped(known.type, operator, text, typedIn) : text;
  const filter = { type: known.type, key, operator, value };
  const condition = conditionOf(filter);
  return typeof condition === "string" ? condition : filter;
}

const partOf = (query: URLSearchParams, name: string) => (query.get(name) ?? "").trim().slice(0, MOST_CHARACTERS);
