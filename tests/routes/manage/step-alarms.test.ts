import { createElement } from "react";
import { expect, test } from "vitest";
import type { StepAlarm } from "#app/domain/guides/step-alarm.ts";
import { targetOf } from "#app/domain/guides/step-alarm.ts";
import EditorScreen, { loader } from "#app/routes/app/$property/manage/$guideId/edit/steps/page.tsx";
import ListScreen, { loader as listLoader } from "#app/routes/app/$property/manage/list/page.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { content1, newTenant } from "#tests/support/tenant.ts";
import { visitor } from "#tests/support/visitor.ts";
import { EDITOR } from "./editor-form.ts";

const content = content1("Tour");
const alarm: StepAlarm = {
  stepId: "press",
  target: targetOf(content.steps[1]!),
  since: "2026-03-02T08:00:00.000Z",
  last: "2026-03-02T14:30:00.000Z",
  failures: 7,
  reasons: { hidden: 1, absent: 6 },
  pages: [{ path: "/deals/<b>", failures: 7 }],
};

async function alarmed() {
  const tenant = await newTenant();
  const guideId = await tenant.guide({ content, live: true });
  await tenant.db
    .updateTable("guides")
    .set({ alarms: JSON.stringify([alarm]) })
    .where("id", "=", guideId)
    .execute();
  return { tenant, guideId };
}

async function editorAt(query: string, kind: "company admin" | "company contributor" = "company admin") {
  const { tenant, guideId } = await alarmed();
  const who = await visitor(tenant, kind);
  const { data } = await who.open(loader, EDITOR + query, { guideId });
  return markupAt(`/app/${tenant.propertyId}/manage/${guideId}/edit/steps${query}`, createElement(EditorScreen), data);
}

test("step alarms: what failed, where, how often, since when, and what clears it", async () => {
  const html = await editorAt("?step=press");
  expect(html).toContain("It failed 7 times since 2 Mar 2026, 08:00 UTC, most recently 2 Mar 2026, 14:30 UTC.");
  expect(html).toMatch(/<li>The element was not on the page: 6 times<\/li><li>The element was there, but hidden: once<\/li>/);
  expect(html).toMatch(/<code>\/deals\/&lt;b&gt;<\/code> 7 times/);
  expect(html).toContain("A new target ends this alarm.");
  expect(html).toContain("This step often fails");
});

test("a step without an alarm says nothing of it, and its neighbour keeps its mark in the list of steps", async () => {
  const html = await editorAt("?step=hello");
  expect(html).not.toContain("It failed");
  expect(html).toContain("This step often fails");
});

test("the list shows an alert with its reason", async () => {
  const { tenant } = await alarmed();
  const { data } = await (await visitor(tenant, "company admin")).open(listLoader, "/app/:p/manage/list");
  const html = await markupAt(`/app/${tenant.propertyId}/manage/list`, createElement(ListScreen), data);
  expect(html).toContain('title="A step has failed again and again since 2 Mar 2026, 08:00 UTC"');
});
