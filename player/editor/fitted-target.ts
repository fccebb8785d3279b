import { isTooLarge, type Recipe, type Target } from "#app/domain/targets/target.ts";

/** What of the elements around goes last of all: the nearest ones. */
const NEAREST = 3;

/** A target that was just captured, without what is least needed where the page says more than a target has room for. Changes it. */
export function fitted(target: Target): Target {
  const { recipes } = target;
  const of = <K extends Recipe["kind"]>(kind: K) => recipes.find((recipe): recipe is Extract<Recipe, { kind: K }> => recipe.kind === kind);
  const [role, place, row] = [of("role"), of("place"), of("row")];
  const shorten = (list: unknown[] = [], least = 0) => {
    while (list.length > least && isTooLarge(target)) list.pop();
  };
  shorten(place?.around, NEAREST);
  shorten(row?.others);
  shorten(role?.others);
  shorten(row?.keys, 1);
  shorten(row?.words, 1);
  for (const one of place ? [...place.around].reverse() : []) shorten(one.keys, 1);
  // Keys stand before everything else, from the surest on; one of them is kept to the end.
  const isKey = ({ kind }: Recipe) => /^(test|id|attribute)$/.test(kind);
  while (recipes.filter(isKey).length > 1 && isTooLarge(target)) recipes.splice(recipes.findLastIndex(isKey), 1);
  shorten(place?.around);
  shorten(recipes, 1);
  return target;
}
