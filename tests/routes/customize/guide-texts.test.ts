import { createElement } from "react";
import { expect, test } from "vitest";
import { loader as searches } from "#app/routes/app/$property/analytics/content/search/page.tsx";
import { loader as drawn } from "#app/routes/app/$property/customize/drawn/page.ts";
import GuideTextsScreen, { action, loader } from "#app/routes/app/$property/customize/guides/page.tsx";
import { loader as languages } from "#app/routes/app/$property/customize/languages/page.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant } from "#tests/support/tenant.ts";
import { errorsOf, visitor } from "#tests/support/visitor.ts";

const AT = "/app/:p/customize/guides";
const EMPTY = {
  step_not_found_header: "",
  step_not_found_description: "",
  step_not_found_back: "",
  step_not_found_exit: "",
  guide_completed_header: "",
};

type Shown = { stylings: { revision: number; values: Record<string, string> }; usual: Record<string, string> };

async function opened() {
  const tenant = await newTenant();
  const admin = await visitor(tenant, "company admin");
  const shown = async () => (await admin.open(loader, AT)).data as Shown;
  const bundle = async () => (await tenant.call(null, "GET", "/player/:p/bundle")).body as { texts: Record<string, string> };
  return { tenant, admin, shown, bundle };
}

test("the texts begin empty, with the usual ones of specification 1, section 1, in their fields", async () => {
  const { shown, bundle } = await opened();
  const data = await shown();
  expect(data.stylings.values).toEqual(EMPTY);
  expect(data.usual).toMatchObject({ step_not_found_header: "This step was not found", step_not_found_exit: "Exit Guide" });
  expect((await bundle()).texts).toMatchObject({ missing: "This step was not found", exit: "Exit Guide" });
  expect((await bundle()).texts).not.toHaveProperty("completed");
});

test("what is saved stays with the other texts of the language, and players get it", async () => {
  const { tenant, admin, shown, bundle } = await opened();
  await tenant.call("company admin", "PUT", "/v2/properties/:p/texts", { texts: { search_no_result: "Nothing here" } });
  const { revision } = (await shown()).stylings;
  const typed = { ...EMPTY, step_not_found_header: "We lost it", step_not_found_back: "Before", guide_completed_header: "Well done" };
  const saved = await admin.send(action, AT, { ...typed, revision: String(revision) });
  expect([saved.status, saved.to]).toEqual([302, `/app/${tenant.propertyId}/customize/guides`]);
  expect((await shown()).stylings.values).toEqual(typed);
  const { texts } = await bundle();
  expect(texts).toMatchObject({ missing: "We lost it", missingBack: "Before", completed: "Well done", none: "Nothing here" });
  expect(texts.exit).toBe("Exit Guide");
});

test("a text that is too long is refused, and comes back as it was typed", async () => {
  const { admin, shown } = await opened();
  const { revision } = (await shown()).stylings;
  const typed = { ...EMPTY, step_not_found_exit: "x".repeat(61) };
  const refused = await admin.send(action, AT, { ...typed, revision: String(revision) });
  expect([refused.status, errorsOf(refused)]).toEqual([422, { step_not_found_exit: ["text_error_too_long"] }]);
});

test("the preview shows a step that is not found and the end of a guide, with what is typed and not saved", async () => {
  const { admin } = await opened();
  const frame = async (query: Record<string, string>) =>
    (await admin.open(drawn, `/app/:p/customize/drawn?${new URLSearchParams(query)}`)).text;
  const fields = Object.keys(EMPTY).join(" ");
  const missing = await frame({ part: "missing", fields, step_not_found_header: "We lost it", step_not_found_back: "Before" });
  expect(missing).toContain('aria-label="We lost it"');
  expect(missing).toContain('title="Before"');
  expect(missing).not.toContain('class="panel');
  const finished = await frame({ part: "finished", fields, guide_completed_header: "Well done" });
  expect(finished).toMatch(/data-part="finished".*<strong>Well done<\/strong>/);
});

test("how steps look and behave stands in one place each, to which the screen leads", async () => {
  const { admin } = await opened();
  const { data } = await admin.open(loader, AT);
  const markup = await markupAt(AT, createElement(GuideTextsScreen), data);
  for (const [screen, words] of [
    ["design", "Colours and corners of steps: Design"],
    ["assistant", "Leaving and going back: Assistant"],
  ])
    expect(markup).toMatch(new RegExp(`<a[^>]* href="[^"]*/customize/${screen}\\?part=step"[^>]*>${words}</a>`));
});

test("a language that the property does not have is named, and the default one shown", async () => {
  const { admin } = await opened();
  const { data } = await admin.open(loader, `${AT}?lang=xx`);
  expect(data).toMatchObject({ language: "en", problems: [{ name: "lang", value: "xx" }] });
  expect(await markupAt(AT, createElement(GuideTextsScreen), data)).toContain("lang=xx");
});

test("customize/languages leads to the texts in each language, analytics/content/search to the report on searches (section 2)", async () => {
  const { tenant, admin } = await opened();
  const at = `/app/${tenant.propertyId}`;
  expect((await admin.open(languages, "/app/:p/customize/languages")).to).toBe(`${at}/customize/texts`);
  expect((await admin.open(searches, "/app/:p/analytics/content/search")).to).toBe(`${at}/analytics/content/searches`);
});

test("the tab of another language leads to the same look at the assistant", async () => {
  const tenant = await newTenant({
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
  });
  const admin = await visitor(tenant, "company admin");
  const { data } = await admin.open(loader, `${AT}?part=finished&host=dark`);
  const markup = await markupAt(`/app/${tenant.propertyId}/customize/guides`, createElement(GuideTextsScreen), data);
  const [, to = ""] = /<a [^>]*href="([^"]*lang=de[^"]*)"/.exec(markup) ?? [];
  const query = new URLSearchParams(to.replaceAll("&amp;", "&").split("?")[1]);
  expect(Object.fromEntries(query)).toEqual({ part: "finished", host: "dark", lang: "de" });
});
