import { type Condition, conditionOf, type Filter, type Test } from "./condition.ts";
import { dateOf } from "./days.ts";
import { type Connection, compares } from "./evaluate.ts";

type Place = { group: number; filter: number };
type Groups = readonly { connection: Connection; filters: readonly (Filter | null)[] }[];
type Asked = Place & { condition: Condition };

/**
 * The filters that nobody can meet: alone, or together with others that have to be met too. Filters that are not complete (null) do not
 * count. What is not found may still be met by nobody: only the data know.
 * @param today the date from which relative days count
 */
export function contradictions(connection: Connection, groups: Groups, today: string): Place[] {
  const asked = groups.map(({ filters }, group) => filters.flatMap((each, filter) => askedOf(each, { group, filter })));
  const isTogether = (group: number) => groups[group]?.connection === "and" || asked[group]?.length === 1;
  const apart = asked.map((filters, group) =>
    isTogether(group) ? clashesIn(filters, today) : filters.filter((each) => clash([each], today)),
  );
  if (connection === "or") return apart.flat().map(placeOf);
  const all = asked.flatMap((filters, group) => (isTogether(group) ? filters : []));
  return [...new Set([...apart.flat(), ...clashesIn(all, today)])].map(placeOf);
}

const placeOf = ({ group, filter }: Asked): Place => ({ group, filter });

function askedOf(filter: Filter | null, place: Place): Asked[] {
  const condition = filter && conditionOf(filter);
  return condition && typeof condition !== "string" ? [{ ...place, condition }] : [];
}

/** Those that clash with another on the same key, or by themselves. */
function clashesIn(filters: Asked[], today: string): Asked[] {
  const sameKey = (one: Asked, other: Asked) => one.condition.type === other.condition.type && one.condition.key === other.condition.key;
  return filters.filter(
    (one) => clash([one], today) || filters.some((other) => other !== one && sameKey(one, other) && clash([one, other], today)),
  );
}

function clash(asked: readonly Asked[], today: string): boolean {
  const [one, other] = asked.map(({ condition }) => condition);
  if (!one) return false;
  if (!other) return !one.not && isNothing(one.test, today);
  if (one.not && other.not) return false;
  if (one.not !== other.not) {
    const [meant, denied] = one.not ? [other.test, one.test] : [one.test, other.test];
    return isWithin(meant, denied);
  }
  return excludes(one.test, other.test, today) || excludes(other.test, one.test, today);
}

function isNothing(test: Test, today: string): boolean {
  return test.kind === "days" && test.from !== null && test.to !== null && dateOf(test.from, today) > dateOf(test.to, today);
}

/** Whether everybody who meets one test meets another, as far as it can be told. */
function isWithin(one: Test, other: Test): boolean {
  if (JSON.stringify(one) === JSON.stringify(other)) return true;
  if (other.kind === "unset") return false;
  if (one.kind === "counts")
    return other.kind === "counts" && isSameCount(one, other) && one.count >= other.count && one.days <= other.days;
  const part = partOf(one);
  if (part !== null && other.kind === "contains") return part.includes(other.text.toLowerCase());
  if (one.kind === "startsWith" && other.kind === "startsWith") return meets(one.text.toLowerCase(), other);
  const texts = textsOf(one);
  return texts !== null && other.kind !== "overlaps" && texts.every((text) => meets(text, other));
}

/** Whether nobody can meet both. */
function excludes(one: Test, other: Test, today: string): boolean {
  if (one.kind === "unset") return other.kind !== "unset";
  const texts = textsOf(one);
  if (texts !== null && other.kind !== "unset") return texts.every((text) => !meets(text, other));
  if (one.kind === "startsWith" && other.kind === "startsWith") {
    const [text, begin] = [one.text.toLowerCase(), other.text.toLowerCase()];
    return !text.startsWith(begin) && !begin.startsWith(text);
  }
  if (one.kind === "is" && other.kind === "is") return one.value !== other.value;
  if (one.kind === "is" && typeof one.value === "number" && other.kind === "compares") return !compares(one.value, other.by, other.number);
  if (one.kind === "compares" && other.kind === "compares") return areApart(one, other);
  if (one.kind !== "days" || other.kind !== "days" || one.from === null || other.to === null) return false;
  return dateOf(one.from, today) > dateOf(other.to, today);
}

const isSameCount = (one: Count, other: Count): boolean => one.event === other.event && one.contentId === other.contentId;

/** A text, in lower case, that a value has somewhere; null where none follows. */
function partOf(test: Test): string | null {
  return test.kind === "startsWith" || test.kind === "contains" ? test.text.toLowerCase() : null;
}

/** The texts of which a value must be one, in lower case; null where it may be another. */
function textsOf(test: Test): string[] | null {
  if (test.kind === "oneOf") return test.texts.map((text) => text.toLowerCase());
  return test.kind === "is" && typeof test.value === "string" ? [test.value.toLowerCase()] : null;
}

function meets(text: string, test: Test): boolean {
  if (test.kind === "startsWith") return text.startsWith(test.text.toLowerCase());
  if (test.kind === "contains") return text.includes(test.text.toLowerCase());
  return textsOf(test)?.includes(text) ?? true;
}

type Count = Extract<Test, { kind: "counts" }>;
type Comparison = Extract<Test, { kind: "compares" }>;

function areApart(one: Comparison, other: Comparison): boolean {
  if (!one.by.startsWith(">") || !other.by.startsWith("<")) return false;
  return one.by === ">=" && other.by === "<=" ? one.number > other.number : one.number >= other.number;
}
