import { Window } from "happy-dom";
import { beforeAll, describe, expect, test } from "vitest";
import { action, loader } from "#app/routes/app/$property/manage/$guideId/edit/steps/page.tsx";
import { documentsFor } from "#tests/support/documents.ts";
import { content1, newTenant, type Tenant } from "#tests/support/tenant.ts";
import { errorsOf, type Visitor, visitor } from "#tests/support/visitor.ts";
import { EDITOR, formOf, storedGuide } from "./editor-form.ts";

let tenant: Tenant;
let admin: Visitor;
beforeAll(async () => {
  tenant = await newTenant({
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
  });
  admin = await visitor(tenant, "company admin");
});

const press = async (guideId: number, typed: Record<string, string>, query = "") =>
  admin.send(action, EDITOR + query, formOf(await storedGuide(tenant, guideId), "press", "save", typed), { guideId });
const stepOf = async (guideId: number) => (await storedGuide(tenant, guideId)).steps[1];

/** A guide whose step `press` has a selector that no browser can read. */
function odd() {
  const content = content1("Odd");
  content.steps = content.steps.map((step) => (step.id === "press" ? { ...step, identifier: "a[" } : step));
  return tenant.guide({ content });
}

describe("the target of a step", () => {
  test("has further selectors, one on a line, and a text; without a first selector the next one is the first", async () => {
    const guideId = await tenant.guide();
    await press(guideId, { selectors: " .save \r\n\r\n[type=submit]\r\n", targetText: " Save ", identifier: "#save" });
    expect(await stepOf(guideId)).toMatchObject({ identifier: "#save", selectors: [".save", "[type=submit]"], targetText: "Save" });
    await press(guideId, { identifier: "" });
    expect(await stepOf(guideId)).toMatchObject({ identifier: ".save", selectors: ["[type=submit]"] });
  });

  test.each([
    [{ identifier: "a[" }, { identifier: ["selector_error_invalid"] }],
    [{ selectors: "#a\nb[\n#c" }, { selectors: ["selector_error_line"] }],
    [{ selectors: "#a\n#b\n#c\n#d\n#e" }, { selectors: ["selector_error_too_many"] }],
    [{ skipWhen: "element", skipSelector: "a[" }, { skipSelector: ["selector_error_invalid"] }],
    [{ skipWhen: "element", skipSelector: " " }, { skipSelector: ["skip_error_no_selector"] }],
    [{ targetText: "x".repeat(201) }, { targetText: ["text_error_too_long"] }],
    [{ autofill: "x".repeat(501) }, { autofill: ["text_error_too_long"] }],
    [{ shortcutsLabel: "x".repeat(41) }, { shortcutsLabel: ["text_error_too_long"] }],
    [{ tabLabel: "x".repeat(41) }, { tabLabel: ["text_error_too_long"] }],
    [{ enterLabel: "x".repeat(41) }, { enterLabel: ["text_error_too_long"] }],
  ])("%j comes back as typed, with the error at its field, in any language", async (typed: Record<string, string>, errors) => {
    const guideId = await tenant.guide();
    for (const query of ["", "?lang=de"]) {
      const answer = await press(guideId, { ...typed, stepTitle: "Kept" }, query);
      expect([query, answer.status, errorsOf(answer)]).toEqual([query, 422, errors]);
      expect(answer.data).toMatchObject({ submission: { initialValue: { ...typed, stepTitle: "Kept" } } });
    }
  });

  test("says how it stands out and where the step shows beside it; a form that does not say keeps what there was, and nonsense is refused", async () => {
    const guideId = await tenant.guide();
    expect(await stepOf(guideId)).toMatchObject({ highlight: "outline", side: "auto" });
    await press(guideId, { highlight: "dim", side: "left" });
    expect(await stepOf(guideId)).toMatchObject({ highlight: "dim", side: "left" });
    await press(guideId, { stepTitle: "Other" });
    expect(await stepOf(guideId)).toMatchObject({ title: "Other", highlight: "dim", side: "left" });
    expect(Object.keys(errorsOf(await press(guideId, { highlight: "glow", side: "middle" })) ?? {}).sort()).toEqual(["highlight", "side"]);
    expect(await stepOf(guideId)).toMatchObject({ highlight: "dim", side: "left" });
  });

  test("keeps an older selector that no browser can read, and says so beside it, until it is changed", async () => {
    const guideId = await odd();
    expect((await press(guideId, { stepTitle: "Changed" })).status).toBe(302);
    const { open } = await documentsFor(tenant, "company admin");
    const { html } = await open(`/app/${tenant.propertyId}/manage/${guideId}/edit/steps?step=press`);
    expect(html).toContain("Browsers can’t read this selector, so the element isn’t found.");
    expect(errorsOf(await press(guideId, { identifier: "b[" }))).toEqual({ identifier: ["selector_error_invalid"] });
  });

  test("that the property does not want is warned of after saving, and saved all the same", async () => {
    const own = await newTenant();
    const stylings = { selectorConfig: { attributes: ["data-testid"], valueBlocklist: ["ember"], minParents: 1 } };
    await own.db
      .updateTable("properties")
      .set({ stylings: JSON.stringify(stylings) })
      .where("id", "=", own.propertyId)
      .execute();
    const someone = await visitor(own, "property contributor");
    const guideId = await own.guide({ live: true });
    const form = formOf(await storedGuide(own, guideId), "press", "save", { identifier: "#ember7", selectors: "main [data-testid=a]" });
    expect((await someone.send(action, EDITOR, form, { guideId })).status).toBe(302);
    const { data } = await someone.open(loader, `${EDITOR}?step=press`, { guideId });
    expect(data.warnings).toEqual({
      identifier: [
        { code: "attribute", name: "id" },
        { code: "value", value: "ember7", entry: "ember" },
        { code: "parents", count: 1 },
      ],
    });
    const { open } = await documentsFor(own, "company admin");
    const { html } = await open(`/app/${own.propertyId}/manage/${guideId}/edit/steps?step=press`);
    for (const text of ["“ember7” contains “ember”, which this property’s selectors avoid.", "Name at least one element around it."])
      expect(html).toContain(text);
  });
});

describe("filling in, shortcuts and skipping", () => {
  const typed = {
    autofill: "Ada\nLovelace",
    shortcutHints: "on",
    enterPrompt: "on",
    shortcutsLabel: " Keys ",
    tabLabel: "Tabulator",
    enterLabel: "",
    skipWhen: "element",
    skipSelector: " .in ",
  };
  const stored = {
    autofill: "Ada\nLovelace",
    shortcutHints: true,
    enterPrompt: true,
    shortcutsLabel: "Keys",
    tabLabel: "Tabulator",
    skipIf: ".in",
  };

  test("are saved, each text in its language, and opening them again changes nothing", async () => {
    const guideId = await tenant.guide();
    await press(guideId, typed);
    expect(await stepOf(guideId)).toMatchObject(stored);
    const before = await storedGuide(tenant, guideId);
    await press(guideId, {});
    expect(await storedGuide(tenant, guideId)).toEqual(before);
    await press(guideId, { skipWhen: "filled" });
    expect((await stepOf(guideId))?.skipIf).toBe("filled");
    await press(guideId, { skipWhen: "" });
    expect((await stepOf(guideId))?.skipIf).toBeNull();
  });

  test("a slide keeps all of it, also what no browser can read, and a step has it again", async () => {
    const guideId = await tenant.guide();
    const kept = { ...stored, identifier: "a[", selectors: [".x"], targetText: "x", url: "/contacts*" };
    const said = await press(guideId, { ...typed, type: "slide", identifier: "a[", selectors: ".x", targetText: "x" });
    expect([said.status, await stepOf(guideId)]).toMatchObject([302, { ...kept, type: "slide" }]);
    await press(guideId, { type: "step" });
    expect(await stepOf(guideId)).toMatchObject({ ...kept, type: "step" });
  });

  test("rare fields are folded away until they hold something, or an error", async () => {
    const guideId = await tenant.guide();
    const { open } = await documentsFor(tenant, "company admin");
    const folded = async () => {
      const { html } = await open(`/app/${tenant.propertyId}/manage/${guideId}/edit/steps?step=press`);
      const { body } = new Window().document;
      body.innerHTML = html.slice(html.indexOf("<main"));
      return ["selectors", "autofill", "skipWhen"].map((name) =>
        body.querySelector(`[name=${name}]`)?.closest("details")?.hasAttribute("open"),
      );
    };
    expect(await folded()).toEqual([false, false, false]);
    await press(guideId, { targetText: "Save", enterPrompt: "on", skipWhen: "filled" });
    expect(await folded()).toEqual([true, true, true]);
  });

  test("comparing names each field, in the words of the form", async () => {
    const guideId = await tenant.guide({ live: true });
    await press(guideId, { ...typed, selectors: ".a\n.b", targetText: "Save" });
    for (const [lang, words] of [
      [
        "en",
        [
          "Further selectors",
          "Text of the element",
          "Text to fill in",
          "Show keyboard shortcuts",
          "Continue with Enter",
          "Label before the keys",
          "Label of the Tab key",
          "Skip this step when",
          "Another element is on the page: .in",
        ],
      ],
      [
        "de",
        [
          "Weitere Selektoren",
          "Text des Elements",
          "Text zum Ausfüllen",
          "Tastenkürzel anzeigen",
          "Weiter mit der Eingabetaste",
          "Diesen Schritt überspringen",
          "Wenn ein anderes Element auf der Seite ist: .in",
        ],
      ],
    ] as const) {
      const { ask } = await documentsFor(tenant, "company admin");
      const address = `/app/${tenant.propertyId}/manage/${guideId}/edit/history/compare?from=1&to=draft`;
      const { html } = await ask(address, { headers: { "accept-language": lang } });
      for (const word of words) expect([lang, html]).toEqual([lang, expect.stringContaining(word)]);
    }
  });
});
