import { Window } from "happy-dom";
import { createElement } from "react";
import { beforeEach, expect, test } from "vitest";
import History, { loader as history } from "#app/routes/app/$property/manage/$guideId/edit/history/page.tsx";
import Publishing, { action as publish, loader as publishing } from "#app/routes/app/$property/manage/$guideId/edit/publishing/page.tsx";
import Segments, { loader as segments } from "#app/routes/app/$property/manage/$guideId/edit/segments/page.tsx";
import Publication, { action, loader as ask } from "#app/routes/app/$property/manage/$guideId/publication/page.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

let tenant: Tenant;
let admin: Visitor;
beforeEach(async () => {
  tenant = await newTenant();
  admin = await visitor(tenant, "company admin");
});

const SCREENS = { history: [history, History], segments: [segments, Segments], publishing: [publishing, Publishing] } as const;

async function shown(part: keyof typeof SCREENS, guideId: number, who = admin) {
  const [loader, screen] = SCREENS[part];
  const address = `/app/${tenant.propertyId}/manage/${guideId}/edit/${part}`;
  const { data } = await who.open(loader as never, address, { guideId });
  return markupAt(address, createElement(screen), data);
}

/** A guide whose second step has neither a text nor a target. */
async function incomplete(): Promise<number> {
  const guideId = await tenant.guide();
  const { steps } = (await tenant.call("company admin", "GET", `/v2/properties/:p/tutorials/edit/${guideId}`)).body as { steps: object[] };
  const tutorial = { steps: [steps[0], { ...steps[1], identifier: "", title: "", content: "" }] };
  await tenant.call("company admin", "PUT", `/v2/properties/:p/tutorials/${guideId}`, { tutorial });
  return guideId;
}

/** Where the head of the editor leads to be published, and what it says; null where it does not. */
function wayToPublish(html: string): string | null {
  const { body } = new Window().document;
  body.innerHTML = html;
  const link = [...body.querySelectorAll("a[href$='/edit/publishing']")].find((each) => !each.closest("nav"));
  return link?.textContent ?? null;
}

test("parts of the editor that do not publish by themselves lead to where it is done", async () => {
  const [draft, changed] = [await tenant.guide(), await tenant.guide({ live: true })];
  await tenant.call("company admin", "PUT", `/v2/properties/:p/tutorials/${changed}`, { tutorial: { title: "Else" } });
  expect(wayToPublish(await shown("history", draft))).toBe("Publish");
  expect(wayToPublish(await shown("segments", draft))).toBe("Publish");
  expect(wayToPublish(await shown("history", changed))).toBe("Publish changes");
  expect(wayToPublish(await shown("publishing", draft))).toBeNull();
});

test("nothing is offered where nothing is to publish, or to people who may not", async () => {
  const [live, draft] = [await tenant.guide({ live: true }), await tenant.guide()];
  expect(wayToPublish(await shown("history", live))).toBeNull();
  expect(wayToPublish(await shown("history", draft, await visitor(tenant, "company contributor")))).toBeNull();
});

test("the part that publishes lists what a guide lacks, each with a way to its step, and keeps the note", async () => {
  const guideId = await incomplete();
  const at = `/app/${tenant.propertyId}/manage/${guideId}/edit/publishing`;
  const refused = await admin.send(publish, at, { intent: "publish", revision: "2", note: "Spring" }, { guideId });
  expect(refused.status).toBe(422);
  const { data } = await admin.open(publishing as never, at, { guideId });
  const html = await markupAt(at, createElement(Publishing), data, "en", refused.data);
  expect(html).toContain("It isn’t complete yet, and was not published.");
  expect(html.match(/<a href="[^"]*step=press[^"]*">Step 2: [^<]+/g)).toHaveLength(2);
  expect(html).toContain(">Spring</textarea>");
});

test("what a guide lacks is listed with its steps, and asking again is not offered", async () => {
  const guideId = await incomplete();
  const at = `/app/${tenant.propertyId}/manage/${guideId}/publication`;
  const refused = await admin.send(action, at, { publish: "yes", revision: "2" }, { guideId });
  expect([refused.status, refused.data]).toMatchObject([422, { missing: [{ step: 2 }, { step: 2 }] }]);
  const { data } = await admin.open(ask, at, { guideId });
  const html = await markupAt(at, createElement(Publication), data, "en", refused.data);
  expect(html).toContain("isn’t complete yet");
  expect(html.match(/<a href="[^"]*step=press[^"]*">Step 2: [^<]+/g)).toHaveLength(2);
  expect(html).not.toContain('name="publish"');
});
