import { expect, it, test } from "vitest";
import { EMPTY_STEP_TEXTS, emptyStep } from "#app/domain/guides/step.ts";
import { answered, type DraftStep, isChanged, mergeSteps, moved } from "./draft.ts";

const step = (id: string, more: Partial<DraftStep> = {}): DraftStep => ({
  ...emptyStep(id, "slide"),
  ...EMPTY_STEP_TEXTS,
  title: id,
  ...more,
});
const of = (...ids: string[]) => ids.map((id) => step(id));
const idsOf = (steps: DraftStep[]) => steps.map(({ id }) => id).join(" ");

it("puts together what each side changed, and asks about what both did", () => {
  const base = of("a", "b");
  const mine = [step("a", { title: "Mine", content: "Only mine" }), step("b")];
  const theirs = [step("a", { title: "Theirs" }), step("b", { content: "Only theirs" })];
  const { steps, questions } = mergeSteps(base, mine, theirs);
  expect(steps).toMatchObject([{ title: "Mine", content: "Only mine" }, { content: "Only theirs" }]);
  expect(questions).toEqual([{ step: "a", field: "title", theirs: '"Theirs"', yours: '"Mine"' }]);
  expect(answered(steps, questions[0]!)[0]).toMatchObject({ title: "Theirs", content: "Only mine" });
});

it("asks nothing where both changed alike, and nothing changed is no change", () => {
  const base = of("a");
  const same = [step("a", { title: "Same" })];
  expect(mergeSteps(base, same, same)).toEqual({ steps: same, questions: [] });
  expect([isChanged(base, of("a")), isChanged(same, base)]).toEqual([false, true]);
});

it("keeps a captured target whole", () => {
  const target = { tag: "a", language: "", selector: "#x", recipes: [] };
  const { steps, questions } = mergeSteps(of("a"), [step("a", { target, identifier: "#x", wait: 9 })], of("a"));
  expect([steps[0]!.target, steps[0]!.wait, questions]).toEqual([target, 9, []]);
});

test.each([
  ["a step that I added stays behind what it was behind", "a b", "a n b", "a b", "a n b"],
  ["so does one that they added", "a b", "a b", "a t b", "a t b"],
  ["both added", "a b", "a n b", "a b t", "a n b t"],
  ["I moved", "a b c", "c a b", "a b c", "c a b"],
  ["they moved", "a b c", "a b c", "b c a", "b c a"],
  ["both moved: mine", "a b c", "c a b", "b c a", "c a b"],
  ["I moved, they added", "a b", "b a", "a t b", "b a t"],
  ["they removed what I left alone", "a b c", "a b c", "a c", "a c"],
  ["I removed", "a b c", "a c", "a b c", "a c"],
])("%s", (_, base, mine, theirs, expected) => {
  const [before, own, now] = [base, mine, theirs].map((ids) => of(...ids!.split(" ")));
  expect(idsOf(mergeSteps(before!, own!, now!).steps)).toBe(expected);
});

it("keeps a step that they removed and I changed", () => {
  const changed = step("b", { title: "Changed" });
  expect(idsOf(mergeSteps(of("a", "b", "c"), [step("a"), changed, step("c")], of("a", "c")).steps)).toBe("a b c");
});

it("keeps a step that I removed and they changed", () => {
  const changed = step("b", { title: "Changed" });
  expect(mergeSteps(of("a", "b"), of("a"), [step("a"), changed]).steps).toEqual([step("a"), changed]);
});

it("moves a step by one, and none beyond an end", () => {
  const steps = of("a", "b", "c");
  expect([idsOf(moved(steps, "b", -1)), idsOf(moved(steps, "b", 1))]).toEqual(["b a c", "a c b"]);
  expect([moved(steps, "a", -1), moved(steps, "c", 1), moved(steps, "x", 1)]).toEqual([steps, steps, steps]);
});
