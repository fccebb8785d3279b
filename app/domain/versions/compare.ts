import { type StoredShape, wholeShape } from "#app/domain/guides/stored-step.ts";
import { calledTarget, type Target } from "#app/domain/targets/target.ts";

/** What differs between two states of a guide or chapter (issue: history, compare two): field by field, per step, per language. */

type Texts = { title: string; subtitle?: string; steps?: Record<string, object> };
type Promotion = object & { texts: Record<string, object> };
/** The content of a guide; chapters and messages have neither steps nor a promotion. */
export type Compared = { steps?: { id: string }[]; texts: Record<string, Texts>; promotion?: Promotion };

export type Value = string | number | boolean | null;

/** A step by its id and its positions from 0; null where it is not. */
export type ComparedStep = { id: string; from: number | null; to: number | null };

/**
 * `moved`: the step changed its place among the steps that stayed. `language` is null for what holds in all of them, and `field` is null
 * for a step as a whole. Fields of a medium are `media.url` and so on, those of a guide's promotion `promotion.headline` and so on. A value
 * that one side does not have is null.
 */
export type Difference = {
  kind: "changed" | "added" | "removed" | "moved";
  step: ComparedStep | null;
  language: string | null;
  field: string | null;
  from: Value;
  to: Value;
};

/** The differences in order: the guide's own texts and promotion, then step by step as they stand in `to`, removed steps where they stood. */
export function compareContent(from: Compared, to: Compared): Difference[] {
  const languages = [...new Set([...Object.keys(from.texts), ...Object.keys(to.texts)])].sort();
  const own = languages.flatMap((language) =>
    fieldDifferences(ownTexts(from.texts[language]), ownTexts(to.texts[language]), null, language),
  );
  return [...own, ...promotionDifferences(from.promotion, to.promotion), ...stepDifferences(from, to, languages)];
}

function promotionDifferences(
  { texts: before = {}, ...from }: Partial<Promotion> = {},
  { texts: after = {}, ...to }: Partial<Promotion> = {},
) {
  const languages = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  const inOne = (language: string) => fieldDifferences(before[language] ?? {}, after[language] ?? {}, null, language);
  const found = [...fieldDifferences(from, to, null, null), ...languages.flatMap(inOne)];
  return found.map((difference) => ({ ...difference, field: `promotion.${difference.field}` }));
}

function ownTexts(texts: Texts | undefined): object {
  if (!texts) return {};
  const { steps, ...own } = texts;
  return own;
}

function stepDifferences(from: Compared, to: Compared, languages: string[]): Difference[] {
  const [before, after] = [from.steps ?? [], to.steps ?? []];
  const placeIn = (steps: { id: string }[]) => new Map(steps.map(({ id }, index) => [id, index]));
  const [old, now] = [placeIn(before), placeIn(after)];
  const moved = movedSteps(
    before.map(({ id }) => id).filter((id) => now.has(id)),
    now,
  );
  const order = [...after, ...before.filter(({ id }) => !now.has(id))];
  const sortKey = (id: string) => now.get(id) ?? (old.get(id) ?? 0) - 0.5;
  return order
    .map(({ id }) => id)
    .sort((a, b) => sortKey(a) - sortKey(b))
    .flatMap((id) => {
      const step = { id, from: old.get(id) ?? null, to: now.get(id) ?? null };
      const whole = (kind: Difference["kind"]): Difference => ({ kind, step, language: null, field: null, from: null, to: null });
      if (step.from === null) return [whole("added")];
      if (step.to === null) return [whole("removed")];
      // Fields that came to steps later stand as in a new step where they are not stored.
      const shape = fieldDifferences(wholeShape(before[step.from] as StoredShape), wholeShape(after[step.to] as StoredShape), step, null);
      const texts = languages.flatMap((language) =>
        fieldDifferences(from.texts[language]?.steps?.[id] ?? {}, to.texts[language]?.steps?.[id] ?? {}, step, language),
      );
      return [...(moved.has(id) ? [whole("moved")] : []), ...shape, ...texts];
    });
}

/** The fewest steps whose moving makes one order the other: all that are not in the longest run that kept its order. */
function movedSteps(ids: string[], now: Map<string, number>): Set<string> {
  const places = ids.map((id) => now.get(id) ?? 0);
  const length = places.map(() => 1);
  const previous = places.map(() => -1);
  let last = -1;
  places.forEach((place, index) => {
    for (let earlier = 0; earlier < index; earlier++) {
      if ((places[earlier] ?? 0) < place && (length[earlier] ?? 0) + 1 > (length[index] ?? 0)) {
        length[index] = (length[earlier] ?? 0) + 1;
        previous[index] = earlier;
      }
    }
    if (last < 0 || (length[index] ?? 0) > (length[last] ?? 0)) last = index;
  });
  const kept = new Set<string>();
  for (let index = last; index >= 0; index = previous[index] ?? -1) kept.add(ids[index] ?? "");
  return new Set(ids.filter((id) => !kept.has(id)));
}

/** Missing and empty texts are alike: a language without a text says nothing. */
const isSame = (a: Value | undefined, b: Value | undefined) => a === b || (isNothing(a) && isNothing(b));
const isNothing = (value: Value | undefined) => value === undefined || value === null || value === "" || value === false;

function fieldDifferences(from: object, to: object, step: ComparedStep | null, language: string | null): Difference[] {
  const [before, after] = [flat(from), flat(to)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((field) => field !== "id" && !isSame(before.get(field), after.get(field)))
    .map((field) => ({ kind: "changed", step, language, field, from: before.get(field) ?? null, to: after.get(field) ?? null }));
}

/** The fields of an object by their paths, as single values. A list of texts, such as further selectors, is one text of as many lines. */
function flat(object: object, path = ""): Map<string, Value> {
  return new Map(
    Object.entries(object).flatMap(([name, value]): [string, Value][] => {
      if (name === "target") return [[`${path}${name}`, value === null ? null : calledTarget(value as Target)]];
      if (Array.isArray(value)) return [[`${path}${name}`, value.join("\n")]];
      return value !== null && typeof value === "object" ? [...flat(value, `${path}${name}.`)] : [[`${path}${name}`, value as Value]];
    }),
  );
}
