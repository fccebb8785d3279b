import type { AiStatus } from "#app/contracts/copilot.ts";
import { type SegmentFilter, segmentFilter, type WireFilter } from "#app/contracts/segment-filter.ts";
import type { SegmentWriter, Vocabulary } from "#server/ai/segment-writer.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { countIn, filterIn, interactionIn, valueIn } from "./conditions.ts";
import { namedIn } from "./named.ts";

type Read = { filter: WireFilter; joined: Clause["joined"] };
type Reading = { read: Read[]; notes: string[] };
type Stopped = { status: AiStatus; message: string };

/** Somebody says what an attribute is that nobody has: "colour is red". */
const SAYS_SOMETHING =
  /^(?:(?:users?|people|everybody|everyone|alle|nutzer|personen)\s+)?(?:(?:who(?:se)?|with|mit|deren|dessen|die|a|an|the)\s+)?(.{2,60}?)\s+(?:is|are|equals|contains|starts with|ist|sind|enthält|beginnt mit|=)\s+\S/i;
const NOTHING =
  /^(?:all|every|only|the|alle|nur|die)?\s*(?:users?|people|everybody|everyone|persons?|customers?|nutzer(?:innen)?|personen|kunden|jeder)?\s*(?:who|that|which|with|die|mit)?$/i;

/**
 * Reads a sentence in English or German by rules: the names of attributes and guides, conditions, numbers and days. Texts and lists of
 * values, "and" before "or". What it does not understand it says, and never guesses.
 */
export const writeSegmentByRules: SegmentWriter = async (description, vocabulary) => {
  const reading = read(clausesOf(description), vocabulary);
  if ("status" in reading) return { ...reading, userSegment: null, byRules: true };
  const { read: filters, notes } = reading;
  const userSegment = segmentFilter.safeParse(grouped(filters));
  if (filters.length === 0 || !userSegment.success) return { status: "ERROR", userSegment: null, message: notes.join("; "), byRules: true };
  const status = notes.length > 0 ? "DESCRIPTION_CORRECTED" : "OK";
  return { status, userSegment: userSegment.data, message: notes.join("; "), byRules: true };
};

function read(clauses: Clause[], vocabulary: Vocabulary): Reading | Stopped {
  const found: Read[] = [];
  const notes: string[] = [];
  for (const { text, joined } of clauses) {
    const interaction = interactionIn(text);
    if (interaction) {
      const guide = guideCalled(interaction.title, vocabulary);
      if (!guide) return { status: "GUIDE_TITLE_ERROR", message: interaction.title };
      const filter = { type: "tutorialInteraction", key: "tutorialInteraction", operator: interaction.operator, value: guide.id } as const;
      found.push({ joined, filter });
      continue;
    }
    const counted = countIn(text);
    const named = counted ? null : namedIn(text, vocabulary);
    const filter = counted ?? (named && filterIn(text, named));
    if (filter) {
      if (named?.corrected) notes.push(named.corrected);
      found.push({ joined, filter });
      continue;
    }
    if (!named && continues(found.at(-1), text)) continue;
    const [, unknown] = named ? [] : (SAYS_SOMETHING.exec(text) ?? []);
    if (unknown !== undefined) return { status: "UNKNOWN_ATTRIBUTE_ERROR", message: unknown };
    if (!NOTHING.test(text.trim())) notes.push(text);
  }
  return { read: found, notes };
}

function guideCalled(title: string, { guides }: Vocabulary) {
  const wanted = title.toLowerCase();
  if (wanted === "") return undefined;
  return guides.find((each) => each.title.toLowerCase() === wanted) ?? guides.find((each) => each.title.toLowerCase().includes(wanted));
}

/** Another value of the filter before: "plan is pro, team or free". */
function continues(before: Read | undefined, text: string): boolean {
  const filter = before?.filter;
  const value = valueIn(text);
  if (!filter || value === "" || value.split(/\s+/).length > 4) return false;
  if (filter.type === "array" && Array.isArray(filter.value)) filter.value.push(value);
  else if (filter.type === "string" && (filter.operator === "in" || filter.operator === "!in")) filter.value = `${filter.value}, ${value}`;
  else if (filter.type === "string" && filter.operator === "equals")
    Object.assign(filter, { operator: "in", value: `${filter.value}, ${value}` });
  else if (filter.type === "string" && filter.operator === "!equals")
    Object.assign(filter, { operator: "!in", value: `${filter.value}, ${value}` });
  else return false;
  return true;
}

/** "and" connects before "or" does. */
function grouped(filters: Read[]): SegmentFilter {
  const hasOr = filters.slice(1).some(({ joined }) => joined === "or");
  const hasAnd = filters.slice(1).some(({ joined }) => joined === "and");
  if (!hasOr || !hasAnd) {
    const connection = hasOr ? ("or" as const) : ("and" as const);
    return { connection: "and", filterGroups: filters.length > 0 ? [{ connection, filters: filters.map(({ filter }) => filter) }] : [] };
  }
  const groups: WireFilter[][] = [];
  for (const { filter, joined } of filters) {
    if (joined === "or" || groups.length === 0) groups.push([filter]);
    else groups.at(-1)?.push(filter);
  }
  return { connection: "or", filterGroups: groups.map((group) => ({ connection: "and", filters: group })) };
}
