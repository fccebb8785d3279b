import type { SubmissionResult } from "@conform-to/react";
import { expect, test } from "vitest";
import { EditorForm } from "#app/features/form/editor-form.tsx";
import { shownAt } from "#tests/support/scripted.tsx";
import { textOfRules } from "./form-values.ts";
import { PageSegmentFields } from "./page-segment-fields.tsx";
import { usePageSegmentForm } from "./use-page-segment-form.ts";

const values = { name: "Deals", visibility: "show", rules: textOfRules(["/a*", "/b*"]), test: "" };

function Editor() {
  const of = usePageSegmentForm({ id: "pages", values, constraint: {}, revision: 1 });
  return (
    <EditorForm of={of.form} summary={of.summary} discardTo="/" refusal={null}>
      <PageSegmentFields of={of} />
    </EditorForm>
  );
}

/** What the server answers to rules of which the second is not accepted. */
function refusal(form: FormData) {
  const rules = textOfRules(form.getAll("rules").map(String));
  const submission: SubmissionResult<string[]> = {
    status: "error",
    initialValue: { ...values, rules, revision: "1", base: "{}" },
    error: { "rules[1]": ["page_segment_url_spaces"] },
  };
  return { submission, failure: null };
}

const shown = () => shownAt("/app/7/users/list/page-segments/1", <Editor />, refusal);
const rules = (page: Element) => [...page.querySelectorAll<HTMLInputElement>("input[name=rules]")].map(({ value }) => value);
const at = (label: string) => `[aria-label='${label}']`;

test("rules are added and removed at once, which counts as one change, and what was typed stays", async () => {
  const { page, type, press, found, sent } = await shown();
  const state = () => found("[data-saved-state]").textContent;
  expect(state()).toBe("No unsaved changes");
  await press("[data-act=add]");
  await type(at("Rule 3"), "/typed");
  await press(at("Remove Rule 1"));
  expect(rules(page)).toEqual(["/b*", "/typed"]);
  expect(state()).not.toBe("No unsaved changes");
  expect(sent).toEqual([]);
});

test("an address is tried on what is typed, and is no change", async () => {
  const { type, press, found, sent } = await shown();
  const verdict = () => found("section p[role=status]").textContent;
  await type("input[name=test]", "https://crm.test/a/7");
  expect(verdict()).toBe("Shows by the rule /a*");
  expect(found("[data-saved-state]").textContent).toBe("No unsaved changes");
  await press(at("Remove Rule 1"));
  expect(verdict()).toBe("Hidden no rule matches");
  await type(at("Rule 1"), "*/7");
  expect(verdict()).toBe("Shows by the rule */7");
  await press("button[value=test]");
  expect(sent).toEqual([]);
});

test("an error stays with its rule, in the summary too, and goes with it", async () => {
  const { page, press, found } = await shown();
  await press("button[value=save]");
  const told = () => [...page.querySelectorAll("li")].filter((row) => row.textContent?.includes("can’t contain spaces"));
  await press(at("Remove Rule 1"));
  expect(
    told()
      .at(-1)
      ?.contains(found(at("Rule 1"))),
  ).toBe(true);
  const link = page.querySelector<HTMLAnchorElement>("a[href^='#pages-rule']");
  expect([link?.textContent, link?.hash]).toEqual(["Rule 1: A URL rule can’t contain spaces", `#${found(at("Rule 1")).id}`]);
});
