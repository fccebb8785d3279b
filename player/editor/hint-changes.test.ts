import { expect, it, test } from "vitest";
import { type Hint, hintOf, newHint } from "./hint.ts";
import { changesOf, isHintChanged, mergeHint, withField } from "./hint-changes.ts";

const target = { tag: "a", language: "", selector: "#x", recipes: [] };
const hint = (more: Partial<Hint> = {}): Hint => ({
  ...newHint("tooltip", "tooltip-3"),
  ...{ id: 3, revision: 1, name: "Save", url: "", texts: { en: "Saves" } },
  ...more,
});

it("tells the API what was changed, and the texts of the languages that were", () => {
  const mine = hint({ url: "/deals", show: "hover", texts: { en: "Saves", de: "Speichert" } });
  expect(changesOf(mine, hint())).toEqual({ url: "/deals", show: "hover", texts: { de: "Speichert" } });
  expect([isHintChanged(mine, hint()), isHintChanged(hint(), hint())]).toEqual([true, false]);
});

it("tells it all of a new one, of its own kind alone", () => {
  const made = changesOf({ ...newHint("validator", "v"), name: "Age", texts: { en: "Too old" } }, null);
  expect(made).toMatchObject({ name: "Age", enabled: false, rule: { kind: "required" }, texts: { en: "Too old" }, precision: 50 });
  expect(Object.keys(made)).not.toContain("show");
});

test("a text that was emptied is a change, one that never was there is none", () => {
  expect(changesOf(hint({ texts: { en: "" } }), hint())).toEqual({ texts: { en: "" } });
  expect(isHintChanged(hint({ texts: { en: "Saves", de: "" } }), hint())).toBe(false);
});

it("puts together what each side changed, and asks about what both did", () => {
  const mine = hint({ name: "Mine", target, identifier: "#x", texts: { en: "Mine", de: "Meins" } });
  const theirs = hint({ revision: 2, url: "/theirs", name: "Theirs", texts: { en: "Theirs" } });
  const { hint: merged, questions } = mergeHint(hint(), mine, theirs);
  expect(merged).toMatchObject({ revision: 2, url: "/theirs", target, identifier: "#x", name: "Mine", texts: { en: "Mine", de: "Meins" } });
  expect(questions).toEqual([
    { field: "name", theirs: '"Theirs"', yours: '"Mine"' },
    { field: "texts.en", theirs: '"Theirs"', yours: '"Mine"' },
  ]);
  expect(withField(merged, "texts.en", '"Theirs"').texts).toEqual({ en: "Theirs", de: "Meins" });
});

it("keeps its name in the tab when it is read again", () => {
  const [mine, stored] = [hint({ key: "tooltip-new", name: "Mine" }), hintOf("tooltip", hint({ revision: 2 }))];
  expect([stored.key, mergeHint(hint(), mine, stored).hint.key]).toEqual(["tooltip-3", "tooltip-new"]);
});

it("leaves where something live shows as it is: that is not changed on a page", () => {
  const mine = hint({ url: "/mine", texts: { en: "Mine" } });
  const merged = (more: Partial<Hint>) => mergeHint(hint(), mine, hint({ revision: 2, url: "/theirs", ...more }));
  expect(merged({ enabled: true })).toMatchObject({ hint: { url: "/theirs", texts: { en: "Mine" } }, questions: [] });
  expect(merged({ enabled: false })).toMatchObject({ hint: { url: "/mine" }, questions: [{ field: "url" }] });
});
