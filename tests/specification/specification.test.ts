import fs from "node:fs";
import { expect, test } from "vitest";
import { within } from "#server/launch/root.mjs";
import { ASSISTANT_CALLS_AND_ERRORS } from "./assistant/calls-and-errors.ts";
import { COPILOT } from "./assistant/copilot.ts";
import { IMAGES_OF_THE_ASSISTANT } from "./assistant/images.ts";
import { CUSTOMIZE } from "./assistant/screens.ts";
import { SEARCH_AND_HELP } from "./assistant/search-and-help.ts";
import { STYLINGS_OF_THE_ASSISTANT } from "./assistant/stylings.ts";
import { TEXTS_OF_THE_ASSISTANT } from "./assistant/texts.ts";
import { CHAPTER } from "./entities/chapters.ts";
import { GUIDES } from "./entities/guides.ts";
import { HINTS } from "./entities/hints.ts";
import { POPUPS_AND_CONTENT } from "./entities/popups.ts";
import { STEPS } from "./entities/steps.ts";
import { ERRORS } from "./errors.ts";
import { MESSAGE_FIELDS } from "./messages/fields.ts";
import { MESSAGE_ROUTES_AND_CALLS } from "./messages/routes-and-calls.ts";
import { MESSAGE_RULES } from "./messages/rules.ts";
import { MESSAGE_STATES } from "./messages/states.ts";
import { RULES } from "./rules.ts";
import type { Sentence } from "./sentence.ts";
import { EDITING } from "./states/guides.ts";
import { MEDIA_AND_TOGGLES } from "./states/media.ts";
import { testsIn } from "./titles.ts";

/** Specification 1, sentence by sentence: what it says of guides, chapters, steps, media, popups, moves, versions and messages; and both on tooltips, validators and the assistant. */
const SECTIONS: Record<string, readonly Sentence[]> = {
  "section 3": [...GUIDES, ...STEPS, ...POPUPS_AND_CONTENT, ...CHAPTER, ...HINTS, ...MESSAGE_FIELDS],
  "section 4": [...EDITING, ...MEDIA_AND_TOGGLES, ...MESSAGE_STATES],
  "section 5": [...RULES, ...MESSAGE_RULES],
  "section 8": ERRORS,
  "sections 2 and 6 to 9 on messages": MESSAGE_ROUTES_AND_CALLS,
  "the assistant": [
    ...[...STYLINGS_OF_THE_ASSISTANT, ...TEXTS_OF_THE_ASSISTANT, ...SEARCH_AND_HELP, ...COPILOT],
    ...[...IMAGES_OF_THE_ASSISTANT, ...CUSTOMIZE, ...ASSISTANT_CALLS_AND_ERRORS],
  ],
};

const known = new Map<string, string[][]>();
const isThere = (file: string) => fs.existsSync(within(file));
function testsOf(file: string): string[][] {
  const tests = known.get(file) ?? testsIn(file);
  known.set(file, tests);
  return tests;
}

/** Why a proof is none; null if its titles are those of one test, with or without its groups. */
function flawOf(proof: string): string | null {
  const [file = "", ...titles] = proof.split(" › ");
  if (!/\.(test\.tsx?|spec\.ts)$/.test(file) || !isThere(file)) return `no such file: ${proof}`;
  const fitting = testsOf(file).filter((each) => titles.length > 0 && each.slice(-titles.length).join(" › ") === titles.join(" › "));
  if (fitting.length === 1) return null;
  return fitting.length === 0 ? `no such test: ${proof}` : `${fitting.length} tests of this title: ${proof}`;
}

test.each(Object.entries(SECTIONS))("each sentence of %s has a test that is there, or the design decides otherwise", (_, sentences) => {
  expect(sentences.length).toBeGreaterThan(20);
  expect(sentences.flatMap(({ proof = [] }) => [proof].flat().flatMap((each) => flawOf(each) ?? []))).toEqual([]);
  const bare = sentences.filter((sentence) => !("open" in sentence || "decided" in sentence) && [sentence.proof].flat().length === 0);
  expect(bare.map(({ says }) => says)).toEqual([]);
});

test("no sentence stands here twice, and few are decided otherwise or open", () => {
  const all = Object.values(SECTIONS).flat();
  const said = all.map(({ says }) => says.toLowerCase());
  expect(said.filter((says, index) => said.indexOf(says) !== index)).toEqual([]);
  expect(all.filter((sentence) => "decided" in sentence).length).toBeLessThan(all.length / 8);
  expect(all.filter((sentence) => "open" in sentence).map(({ says }) => says)).toEqual([]);
});

test("a test that is renamed, removed or never runs is missed", () => {
  const own = "tests/specification/specification.test.ts";
  expect(flawOf(`${own} › a test that is renamed, removed or never runs is missed`)).toBeNull();
  expect(flawOf(`${own} › a test that is not here`)).toContain("no such test");
  expect(flawOf("tests/specification/gone.test.ts › anything")).toContain("no such file");
  expect(flawOf(own)).toContain("no such test");
});
