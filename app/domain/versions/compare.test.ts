import { expect, test } from "vitest";
import { emptyStep } from "#app/domain/guides/step.ts";
import { type Compared, compareContent, type Difference } from "./compare.ts";

const say = (title: string, more: object = {}) => ({ title, content: "", message: "", media: null, ...more });
const guide = (ids: string, texts: Compared["texts"] = { en: { title: "T", subtitle: "", steps: {} } }): Compared => ({
  steps: [...ids].map((id) => emptyStep(id, "step")),
  texts,
});
/** A difference in a few words: `b moved 1>0`, `b.en.title A>B`. */
const told = ({ kind, step, language, field, from, to }: Difference) =>
  field
    ? `${[step?.id, language, field].filter(Boolean).join(".")} ${from}>${to}`
    : `${step?.id} ${kind} ${step?.from ?? "-"}>${step?.to ?? "-"}`;
const differences = (from: Compared, to: Compared) => compareContent(from, to).map(told);

test.each([
  ["nothing differs", "abc", "abc", []],
  ["a step that moved down is one move", "abcd", "bcda", ["a moved 0>3"]],
  ["a step that moved up is one move", "abcd", "dabc", ["d moved 3>0"]],
  ["an added step moves no other", "abc", "axbc", ["x added ->1"]],
  ["a removed step moves no other", "abc", "ac", ["b removed 1>-"]],
  ["removing one and moving another are told apart", "abcd", "dab", ["d moved 3>0", "c removed 2>-"]],
  ["two that change places are one move", "abc", "cba", ["c moved 2>0", "b moved 1>1"]],
  ["everything new", "ab", "cd", ["a removed 0>-", "c added ->0", "b removed 1>-", "d added ->1"]],
])("%s", (_, from, to, expected) => {
  expect(differences(guide(from), guide(to))).toEqual(expected);
});

test("fields are told per step and per language, media by their parts", () => {
  const from = guide("a", { en: { title: "T", subtitle: "", steps: { a: say("A", { media: { type: "image", url: "u", title: "" } }) } } });
  const to = guide("a", {
    en: { title: "U", subtitle: "S", steps: { a: say("A", { media: { type: "video", url: "v", title: "" } }) } },
    de: { title: "D", subtitle: "", steps: { a: say("Ä") } },
  });
  to.steps![0] = { ...to.steps![0]!, clickable: false } as never;
  expect(differences(from, to)).toEqual([
    "de.title null>D",
    "en.title T>U",
    "en.subtitle >S",
    "a.clickable true>false",
    "a.de.title null>Ä",
    "a.en.media.type image>video",
    "a.en.media.url u>v",
  ]);
});

test("a medium that is gone is told with each of its parts, and empty texts are no difference", () => {
  const from = guide("a", { en: { title: "T", subtitle: "", steps: { a: say("A", { media: { type: "info", text: "I" } }) } } });
  const to = guide("a", {
    en: { title: "T", subtitle: "", steps: { a: say("A") } },
    de: { title: "", subtitle: "", steps: { a: say("") } },
  });
  expect(differences(from, to)).toEqual(["a.en.media.type info>null", "a.en.media.text I>null"]);
});

test("a chapter has its texts alone", () => {
  expect(differences({ texts: { en: { title: "A", subtitle: "" } } }, { texts: { en: { title: "B", subtitle: "" } } })).toEqual([
    "en.title A>B",
  ]);
});

test("the differences of any two orders lead from one to the other", () => {
  const shuffled = (text: string, seed: number) => {
    const letters = [...text];
    for (let index = letters.length - 1; index > 0; index--) {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      const other = seed % (index + 1);
      [letters[index], letters[other]] = [letters[other]!, letters[index]!];
    }
    return letters.slice(0, 1 + (seed % letters.length)).join("");
  };
  for (let seed = 1; seed <= 500; seed++) {
    const [from, to] = [shuffled("abcdefghij", seed), shuffled("abcdefghij", seed * 7 + 1)];
    const all = compareContent(guide(from), guide(to));
    const gone = new Set(all.filter(({ kind }) => kind === "removed" || kind === "moved").map(({ step }) => step!.id));
    const put = all.filter(({ kind }) => kind === "added" || kind === "moved").map(({ step }) => step!);
    const result = [...from].filter((id) => !gone.has(id));
    for (const { id, to: place } of put.sort((a, b) => a.to! - b.to!)) result.splice(place!, 0, id);
    expect(result.join(""), `${from} → ${to}`).toBe(to);
  }
});
