import { expect, test } from "vitest";
import { target as contract } from "#app/contracts/target.ts";
import { type Recipe, TARGET_LIMITS, type Target } from "#app/domain/targets/target.ts";
import { fitted } from "./fitted-target.ts";

const L = TARGET_LIMITS;
const list = <T>(length: number, of: (index: number) => T): T[] => Array.from({ length }, (_, index) => of(index));

/** A target that is as large as the page, and the limits of each of its parts, let it be. */
function largest(letter: string): Target {
  const words = (index = 0) => String(index) + letter.repeat(L.text - 2);
  const key = (index: number) => ({ name: `data-${index}`, value: letter.repeat(L.value) });
  const keys = () => list(L.keys, key);
  const recipes: Recipe[] = [
    ...list(L.recipes - 5, (index): Recipe => ({ kind: index === 0 ? "test" : "attribute", ...key(index), shared: false })),
    { kind: "role", role: "button", name: words(), others: list(L.others, words), shared: false },
    { kind: "label", text: words() },
    { kind: "text", text: words() },
    {
      ...{ kind: "place", nth: 0, of: 1, before: words(), after: words() },
      around: list(L.around, (index) => ({ tag: "section", role: "region", name: words(index), keys: keys(), scrolls: false })),
    },
    { kind: "row", tag: "tr", depth: 1, words: list(L.words, words), others: list(L.others, words), keys: keys() },
  ];
  return { tag: "button", language: "en", selector: `[a="${letter.repeat(400)}"]`, recipes };
}
const kinds = ({ recipes }: Target) => recipes.map(({ kind }) => kind);

test.each(["a", "\u6f22", '"', "\u{1f600}".slice(0, 2)])(
  "what is captured on a page that says too much is taken by the API (%s)",
  (letter) => {
    expect(contract.safeParse(largest(letter)).error?.issues.map(({ message }) => message)).toEqual(["text_error_too_long"]);
    const { recipes } = contract.parse(fitted(largest(letter)));
    expect(recipes[0]).toMatchObject({ kind: "test", name: "data-0" });
    expect(recipes.some(({ kind }) => kind === "role")).toBe(true);
  },
);

test("what is least needed goes first, and no more of it than there has to", () => {
  const before = largest("a");
  before.recipes = before.recipes.filter(({ kind }, index) => kind !== "attribute" || index < 4);
  const after = fitted(structuredClone(before));
  const [place, was] = [after, before].map(({ recipes }) => recipes.find((one) => one.kind === "place")!);
  expect(kinds(after)).toEqual(kinds(before));
  expect(place!.around.map(({ name }) => name)).toEqual(was!.around.slice(0, 3).map(({ name }) => name));
  expect(place!.around[0]!.keys.length).toBeGreaterThan(1);
  const small: Target = { ...before, recipes: before.recipes.slice(0, 4) };
  expect(fitted(structuredClone(small))).toEqual(small);
});

test.each(["role", "label", "text", "place", "row"])("a target has one recipe of the kind %s at the most", (kind) => {
  const { recipes, ...said } = largest("a");
  const own = recipes.find((one) => one.kind === kind)!;
  const short = own.kind === "place" ? { ...own, around: [] } : own.kind === "row" ? { ...own, keys: [], others: [] } : own;
  expect(contract.safeParse({ ...said, recipes: [short] }).success).toBe(true);
  const { error } = contract.safeParse({ ...said, recipes: [short, short] });
  expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([["recipes", "text_error_invalid"]]);
});

test.each([
  ["a", true],
  ["\u6f22", false],
])("a target of 8,000 letters %s is taken: %s, for its limit is one of bytes", (letter, isTaken) => {
  const recipes = list(20, (index): Recipe => ({ kind: "attribute", name: `data-${index}`, value: letter.repeat(300), shared: false }));
  const written = { ...largest(letter), selector: "#a", recipes };
  expect(JSON.stringify(written).length).toBeLessThan(8192);
  expect(contract.safeParse(written).error?.issues.map(({ message }) => message) ?? []).toEqual(isTaken ? [] : ["text_error_too_long"]);
});
