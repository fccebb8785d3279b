import { createElement } from "react";
import { expect, test } from "vitest";
import { suggestedMapping } from "#app/routes/app/$property/manage/$guideId/copy-to/mapping.ts";
import CopyScreen, { action, loader } from "#app/routes/app/$property/manage/$guideId/copy-to/page.tsx";
import ReportScreen, { loader as report } from "#app/routes/app/$property/manage/copies/$taskId/page.tsx";
import { addProperty } from "#server/demo/builders.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { untilEnded } from "#tests/support/tasks.ts";
import { content1, newTenant } from "#tests/support/tenant.ts";
import { errorsOf, visitor } from "#tests/support/visitor.ts";

async function twoProperties() {
  const tenant = await newTenant({
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
  });
  const target = await addProperty(tenant.db, tenant.companyId, {
    name: "Target",
    languages: [
      ["de", "Deutsch"],
      ["en-gb", "English"],
    ],
  });
  const content = content1("Find your way");
  content.texts.de = { ...content.texts.en!, title: "Finde dich zurecht" };
  const guideId = await tenant.guide({ content });
  await tenant.call("company admin", "PUT", `/v2/properties/:p/tutorials/${guideId}`, {
    tutorial: { segment: await tenant.segment("Experts") },
  });
  return { tenant, target, guideId, at: `/app/${tenant.propertyId}/manage/${guideId}/copy-to` };
}

test("first the property is chosen, searched by name; the guide's own is not among them, nor others in which guides may not be edited", async () => {
  const { tenant, target, guideId, at } = await twoProperties();
  const admin = await visitor(tenant, "company admin");
  const { data } = await admin.open(loader, at, { guideId });
  expect(data.targets).toEqual({ found: [{ id: target, name: "Target" }], more: false });
  const markup = await markupAt(at, createElement(CopyScreen), data);
  expect(markup).toContain(`/manage/${guideId}/copy-to?to=${target}`);
  const { data: none } = await admin.open(loader, `${at}?search=nothing`, { guideId });
  expect(await markupAt(`${at}?search=nothing`, createElement(CopyScreen), none)).toContain("No property with this name");
  const own = await visitor(tenant, "property admin");
  expect((await own.open(loader, at, { guideId })).data.targets).toEqual({ found: [], more: false });
});

test("then what each language becomes, suggested by the same main language; what was chosen comes back with a refusal", async () => {
  const { tenant, target, guideId, at } = await twoProperties();
  const admin = await visitor(tenant, "company admin");
  const here = `${at}?to=${target}`;
  const { data } = await admin.open(loader, here, { guideId });
  const markup = await markupAt(here, createElement(CopyScreen), data);
  for (const each of ["One of them has to become Deutsch", 'name="language-en"', 'value="en-gb" selected']) expect(markup).toContain(each);
  const refused = await admin.send(action, here, { "language-en": "en-gb", "language-de": "", chapterId: "0" }, { guideId });
  expect([refused.status, errorsOf(refused)]).toEqual([422, { "language-de": ["copy_error_no_default"] }]);
  const none = await admin.send(action, here, { "language-en": "", "language-de": "", chapterId: "0" }, { guideId });
  expect(errorsOf(none)).toEqual({ "language-de": ["copy_error_no_language"] });
  const done = await admin.send(action, here, { "language-en": "en-gb", "language-de": "de", chapterId: "0" }, { guideId });
  const [, taskId = ""] = /\/manage\/copies\/(\d+)$/.exec(done.to ?? "") ?? [];
  expect(done.to).toBe(`/app/${target}/manage/copies/${taskId}`);
  await untilEnded(tenant, taskId);
  const there = await visitor({ person: tenant.person, propertyId: target }, "company admin");
  const shown = await there.open(report, `/app/${target}/manage/copies/${taskId}`, { taskId });
  const told = await markupAt(`/app/${target}/manage/copies/${taskId}`, createElement(ReportScreen), shown.data);
  for (const each of ["Finde dich zurecht", "User segment “Experts”: there is none of this name here", "Open the copy"])
    expect(told).toContain(each);
});

test("what came of a copy has an address of its own, so that the next one begins anew: reset clears (section 4: Guide copy)", async () => {
  const { tenant, target, guideId, at } = await twoProperties();
  const admin = await visitor(tenant, "company admin");
  const here = `${at}?to=${target}`;
  const before = await markupAt(here, createElement(CopyScreen), (await admin.open(loader, here, { guideId })).data);
  const done = await admin.send(action, here, { "language-en": "en-gb", "language-de": "de", chapterId: "0" }, { guideId });
  await untilEnded(tenant, /\d+$/.exec(done.to ?? "")?.[0] ?? "");
  const after = await markupAt(here, createElement(CopyScreen), (await admin.open(loader, here, { guideId })).data);
  expect(after).toBe(before);
});

test("a property that the person may not see is not found, and the own one neither", async () => {
  const { tenant, guideId, at } = await twoProperties();
  const foreign = (await newTenant()).propertyId;
  const admin = await visitor(tenant, "company admin");
  for (const to of [foreign, tenant.propertyId, "x"]) expect((await admin.open(loader, `${at}?to=${to}`, { guideId })).status).toBe(404);
});

test("a contributor reads why nothing can be copied there", async () => {
  const { tenant, target, guideId, at } = await twoProperties();
  const contributor = await visitor(tenant, "company contributor");
  const here = `${at}?to=${target}`;
  const { data } = await contributor.open(loader, here, { guideId });
  expect(await markupAt(here, createElement(CopyScreen), data)).toContain("doesn’t allow to edit guides");
  expect((await contributor.send(action, here, { "language-de": "de", chapterId: "0" }, { guideId })).status).toBe(401);
});

test.each([
  [["en", "de"], ["de", "en"], { "language-en": "en", "language-de": "de" }],
  [["en", "en-gb"], ["en-us"], { "language-en": "en-us", "language-en-gb": "" }],
  [["fr"], ["de"], { "language-fr": "" }],
])("%j becomes of %j %j", (keys, offered, expected) => {
  expect(
    suggestedMapping(
      keys,
      offered.map((key) => ({ key })),
    ),
  ).toEqual(expected);
});
