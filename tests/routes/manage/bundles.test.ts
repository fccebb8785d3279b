import { readFileSync } from "node:fs";
import { zipSync } from "fflate";
import { createElement } from "react";
import { expect, test } from "vitest";
import { BUNDLE_LIMITS } from "#app/domain/bundles/bundle.ts";
import ExportProgress, { loader as exportProgress } from "#app/routes/app/$property/manage/export/$taskId/page.tsx";
import ExportScreen, { action as exportAction, loader as exportLoader } from "#app/routes/app/$property/manage/export/page.tsx";
import ImportOfContent, { loader as importLoader, action as start } from "#app/routes/app/$property/manage/import/$taskId/page.tsx";
import { action as upload } from "#app/routes/app/$property/manage/import/page.tsx";
import { exported } from "#tests/support/bundles.ts";
import { dashboardFiles } from "#tests/support/dashboard.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { untilEnded } from "#tests/support/tasks.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { errorsOf, visitor } from "#tests/support/visitor.ts";

const taskIn = (to: string | null) => /\/(\d+)$/.exec(to ?? "")?.[1] ?? "";
const LANGUAGES: [string, string][] = [
  ["en", "English"],
  ["de", "Deutsch"],
];

/** Works on a task whose file came through the dashboard. */
const ended = ({ db, api }: Tenant, task: string) => untilEnded({ db, api: { ...api, files: dashboardFiles() } }, task);

async function uploadedBy(tenant: Tenant, archive: Uint8Array | string, name = "content.zip") {
  const admin = await visitor(tenant, "company admin");
  const form = new FormData();
  form.append("file", typeof archive === "string" ? archive : new File([archive as BlobPart], name));
  return { admin, answer: await admin.send(upload, "/app/:p/manage/import", form) };
}

test("an export is chosen by chapter and languages, and leads to its progress; without a language it says what to do", async () => {
  const tenant = await newTenant({ languages: LANGUAGES });
  const chapter = await tenant.chapter();
  await tenant.guide({ chapter });
  const admin = await visitor(tenant, "company admin");
  const { data } = await admin.open(exportLoader, "/app/:p/manage/export");
  expect(data).toMatchObject({ languages: [{ key: "en" }, { key: "de" }], chapters: [{ id: chapter, title: "First steps" }], guides: [] });
  const form = await markupAt(`/app/${tenant.propertyId}/manage/export`, createElement(ExportScreen), data);
  expect(form.match(/name="languages"/g)).toHaveLength(2);
  const none = await admin.send(exportAction, "/app/:p/manage/export", { chapter: "all" });
  expect([none.status, errorsOf(none)]).toMatchObject([422, { languages: expect.anything() }]);
  const started = await admin.send(exportAction, "/app/:p/manage/export", { chapter: String(chapter), languages: "en" });
  expect([started.status, started.to]).toEqual([302, expect.stringMatching(/\/manage\/export\/\d+$/)]);
  const taskId = taskIn(started.to);
  const task = await untilEnded(tenant, taskId);
  expect(task).toMatchObject({ payload: { chapters: [chapter], languageCodes: ["en"] }, result: { items: 2 } });
  const at = `/app/${tenant.propertyId}/manage/export/${taskId}`;
  const shown = await admin.open(exportProgress, at, { taskId });
  expect(await markupAt(at, createElement(ExportProgress), shown.data)).toContain(
    "Guides, chapters, segments, page segments and tags in the file: 2, images: 0",
  );
});

test("one guide is exported by its own call, and what is no guide of the property is not listed", async () => {
  const tenant = await newTenant({ languages: LANGUAGES });
  const guide = await tenant.guide();
  const foreign = await (await newTenant()).guide();
  const admin = await visitor(tenant, "company admin");
  const { data } = await admin.open(exportLoader, `/app/:p/manage/export?guide=${guide}&guide=${foreign}&guide=x`);
  expect(data.guides).toEqual([{ id: guide, title: "Find your way" }]);
  const started = await admin.send(exportAction, `/app/:p/manage/export?guide=${guide}`, [
    ["languages", "en"],
    ["languages", "de"],
  ]);
  const task = await untilEnded(tenant, taskIn(started.to));
  expect(task.payload).toEqual({ guides: [guide], languageCodes: ["en", "de"] });
  const gone = await admin.send(exportAction, `/app/:p/manage/export?guide=${foreign}`, { languages: "en" });
  expect(gone.status).toBe(404);
});

test.each([
  ["no file", new File([], ""), "import_no_file"],
  ["a file that scripts found too large", "file_too_large", "bundle_error_file_too_big"],
  ["a file that scripts found to be of another type", "file_wrong_type", "bundle_error_no_zip"],
  ["a file that is too large", new File([new Uint8Array(BUNDLE_LIMITS.uploadBytes + 1)], "content.zip"), "bundle_error_file_too_big"],
  ["a picture", new File(["GIF89a"], "content.zip"), "bundle_error_no_zip"],
  ["another archive", new File([zipSync({ "a.txt": new Uint8Array(3) }) as BlobPart], "content.zip"), "bundle_error_unexpected_file"],
])("of %s the upload says one thing, at its field", async (_, file, code) => {
  const tenant = await newTenant();
  const admin = await visitor(tenant, "company admin");
  const form = new FormData();
  form.append("file", file);
  const answer = await admin.send(upload, "/app/:p/manage/import", form);
  expect([answer.status, (answer.data.submission as { error: unknown }).error]).toEqual([422, { file: [code] }]);
});

test("an import is looked at before it is started: what is new, changed, the same and refused, with links to each; then one report", async () => {
  const source = await newTenant({ languages: LANGUAGES });
  await source.pageSegment();
  await source.guide({ chapter: await source.chapter(), live: true });
  const target = await newTenant({ languages: LANGUAGES });
  const { admin, answer } = await uploadedBy(target, await exported(source));
  const taskId = taskIn(answer.to);
  const at = `/app/${target.propertyId}/manage/import/${taskId}`;
  const { data } = await admin.open(importLoader, at, { taskId });
  expect(data.plan).toMatchObject({ counts: { guides: { new: 1 }, chapters: { new: 1 }, "page-segments": { new: 1 } }, live: 1 });
  const markup = await markupAt(at, createElement(ImportOfContent), data);
  for (const each of [
    "Nothing has been changed yet.",
    "Find your way",
    "Publish what was live (1 guide or chapter)",
    "kind=guides&amp;state=new",
  ])
    expect(markup).toContain(each);
  const { data: filtered } = await admin.open(importLoader, `${at}?kind=guides&state=new`, { taskId });
  expect((filtered.plan as { items: unknown[] }).items).toHaveLength(1);
  expect(await target.db.selectFrom("guides").select("id").where("property_id", "=", target.propertyId).execute()).toEqual([]);
  const started = await admin.send(start, at, { publish: "on" }, { taskId });
  expect([started.status, started.to]).toEqual([302, at]);
  // By another tab.
  expect((await admin.send(start, at, {}, { taskId })).to).toBe(at);
  const task = await ended(target, taskId);
  expect(task).toMatchObject({ payload: { publish: true, atOnce: false }, result: { created: 3, published: 1 } });
  const { data: done } = await admin.open(importLoader, at, { taskId });
  const report = await markupAt(at, createElement(ImportOfContent), done);
  for (const each of ["3 new, 0 changed", "Nothing was left out."]) expect(report).toContain(each);
});

test("cancelling at the plan ends the prepared import, so that it takes no room; sent twice it is the same", async () => {
  const target = await newTenant();
  await target.guide();
  const { admin, answer } = await uploadedBy(target, await exported(target));
  const taskId = taskIn(answer.to);
  const at = `/app/${target.propertyId}/manage/import/${taskId}`;
  const { data } = await admin.open(importLoader, at, { taskId });
  expect(await markupAt(at, createElement(ImportOfContent), data)).toMatch(/<button[^>]*name="act"[^>]*value="cancel"/);
  for (const _ of [1, 2]) expect((await admin.send(start, at, { act: "cancel" }, { taskId })).to).toMatch(/\/manage\/list$/);
  const { status } = await target.db.selectFrom("tasks").select("status").where("id", "=", taskId).executeTakeFirstOrThrow();
  expect(status).toBe("cancelled");
});

test.each(["en", "de"])("what is chosen, exported and imported is called what it is (%s): nothing is a row or an item", (language) => {
  const texts = (file: string) =>
    Object.entries(JSON.parse(readFileSync(`locales/${language}/${file}.json`, "utf8")) as Record<string, string>);
  const said = [
    ...texts("bundles"),
    ...texts("errors").filter(([key]) => key.startsWith("bundle_")),
    ...texts("tasks").filter(([key]) => key.endsWith("_content") || key.startsWith("error_bundle")),
    ...[...texts("common"), ...texts("manage"), ...texts("users")].filter(([key]) => /chosen|choose_/.test(key)),
  ];
  expect(said.length).toBeGreaterThan(80);
  expect(said.filter(([, text]) => /\b(rows?|items?|bundles?|Zeilen?|Elemente?s?|Bündels?)\b(?!\.json|}})/i.test(text))).toEqual([]);
});

test("the report names what was left out and why, a plan limit in its own words", async () => {
  const source = await newTenant();
  await source.guide({ live: true });
  await source.pageSegment();
  const target = await newTenant({ limits: { public_guide: 0, public_page_segment: 0 } });
  const { admin, answer } = await uploadedBy(target, await exported(source));
  const taskId = taskIn(answer.to);
  const at = `/app/${target.propertyId}/manage/import/${taskId}`;
  await admin.send(start, at, { publish: "on" }, { taskId });
  await ended(target, taskId);
  const { data } = await admin.open(importLoader, at, { taskId });
  const markup = await markupAt(at, createElement(ImportOfContent), data);
  expect(markup).toMatch(/<section class="[^"]*items[^"]*" aria-labelledby="notes">/);
  expect(markup).toContain('<h2 id="notes">Left out, refused or not published</h2>');
  expect(markup).toContain("You have reached your public guide limit of 0 in your application.");
  expect(markup).toContain("You have reached your public page segment limit of 0 in your application.");
});

test("an import of another property is not found, and who may not edit guides is refused", async () => {
  const source = await newTenant();
  await source.guide();
  const { admin, answer } = await uploadedBy(source, await exported(source));
  const taskId = taskIn(answer.to);
  const stranger = await visitor(await newTenant(), "company admin");
  expect((await stranger.open(importLoader, `/app/:p/manage/import/${taskId}`, { taskId })).status).toBe(404);
  expect((await admin.open(exportProgress, `/app/:p/manage/export/${taskId}`, { taskId })).status).toBe(404);
  const contributor = await visitor(source, "company contributor");
  expect((await contributor.open(importLoader, `/app/:p/manage/import/${taskId}`, { taskId })).status).toBe(401);
});

test("an import that would change nothing says so, and offers another file instead of a start", async () => {
  const tenant = await newTenant({ languages: LANGUAGES });
  await tenant.guide({ live: true });
  const { admin, answer } = await uploadedBy(tenant, await exported(tenant));
  const taskId = taskIn(answer.to);
  const at = `/app/${tenant.propertyId}/manage/import/${taskId}`;
  const html = await markupAt(at, createElement(ImportOfContent), (await admin.open(importLoader, at, { taskId })).data);
  expect(html).toContain("An import would change nothing.");
  expect(html).toContain("Choose another file");
  expect(html).not.toContain("Start import");
});
