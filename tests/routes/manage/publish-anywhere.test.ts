import { Window } from "happy-dom";
import { createElement } from "react";
import { beforeEach, expect, test } from "vitest";
import History, { loader as history } from "#app/routes/app/$property/manage/$guideId/edit/history/page.tsx";
import Publishing, { loader as publishing } from "#app/routes/app/$property/manage/$guideId/edit/publishing/page.tsx";
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

/** Whether a button of its own, outside of menus, publishes the guide. */
function hasButton(html: string): boolean {
  const { body } = new Window().document;
  body.innerHTML = html;
  const buttons = [...body.querySelectorAll("form[action$='/publication'] button[name=publish][value=yes]")];
  return buttons.some((button) => !button.closest("details"));
}

test("a draft can be published from the parts of the editor that have no button of their own", async () => {
  const guideId = await tenant.guide();
  expect(hasButton(await shown("history", guideId))).toBe(true);
  expect(hasButton(await shown("segments", guideId))).toBe(true);
  expect(hasButton(await shown("publishing", guideId))).toBe(false);
});

test("nothing is offered where nothing is to publish, or to people who may not", async () => {
  const [live, draft] = [await tenant.guide({ live: true }), await tenant.guide()];
  expect(hasButton(await shown("history", live))).toBe(false);
  expect(hasButton(await shown("history", draft, await visitor(tenant, "company contributor")))).toBe(false);
});

test("what a guide lacks is listed with its steps, and asking again is not offered", async () => {
  const guideId = await tenant.guide();
  const { steps } = (await tenant.call("company admin", "GET", `/v2/properties/:p/tutorials/edit/${guideId}`)).body as { steps: object[] };
  const tutorial = { steps: [steps[0], { ...steps[1], identifier: "", title: "", content: "" }] };
  await tenant.call("company admin", "PUT", `/v2/properties/:p/tutorials/${guideId}`, { tutorial });
  const at = `/app/${tenant.propertyId}/manage/${guideId}/publication`;
  const refused = await admin.send(action, at, { publish: "yes", revision: "2" }, { guideId });
  expect([refused.status, refused.data]).toMatchObject([422, { missing: [{ step: 2 }, { step: 2 }] }]);
  const { data } = await admin.open(ask, at, { guideId });
  const html = await markupAt(at, createElement(Publication), data, "en", refused.data);
  expect(html).toContain("isn’t complete yet");
  expect(html.match(/Step 2: [^<]+/g)).toHaveLength(2);
  expect(html).not.toContain('name="publish"');
  expect(html).toContain(`/manage/${guideId}/edit/steps`);
});
