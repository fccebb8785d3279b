import { createElement } from "react";
import { expect, test } from "vitest";
import type { EditedMessage } from "#app/features/messages/editor/edited.server.ts";
import Screen, { loader } from "#app/routes/app/$property/messages/announcements/announcement/edit/$announcementId/page.tsx";
import { addProperty } from "#server/demo/builders.ts";
import { addPageSegment } from "#server/resources/page-segments/store.ts";
import { addSegment } from "#server/resources/segments/store.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant } from "#tests/support/tenant.ts";
import { visitor } from "#tests/support/visitor.ts";

const ONE = "/app/:p/messages/announcements/announcement/edit/:announcementId";

/** The editor of an announcement of a property beside which there are another of its company, and another company. */
async function edited(kind: "company admin" | "property contributor") {
  const [tenant, foreign] = [await newTenant(), await newTenant()];
  await tenant.segment("Sellers");
  await tenant.pageSegment("Deal pages");
  await foreign.segment("Foreign people");
  await foreign.pageSegment("Foreign pages");
  const beside = await addProperty(tenant.db, tenant.companyId, { name: "Beside" });
  await addSegment(tenant.db, beside, { name: "People beside", connection: "and", filterGroups: [] }, null);
  await addPageSegment(tenant.db, beside, { name: "Pages beside", rules: ["/a"], visibility: true }, null);
  const announcementId = await tenant.message("announcement", "For some");
  const { data } = await (await visitor(tenant, kind)).open(loader, ONE, { announcementId });
  const markup = await markupAt(ONE, createElement(Screen), data);
  return { choices: (data as EditedMessage).choices.audience, markup };
}

/** What a field of the form offers beside nobody in particular. */
function offered(markup: string, name: string): string[] {
  const [field = ""] = new RegExp(`<select[^>]*name="${name}".*?</select>`, "s").exec(markup) ?? [];
  return [...field.matchAll(/<option value="\d+"[^>]*>([^<]*)</g)].map(([, label = ""]) => label);
}

test("section 2: the route of an announcement loads segments and page segments of the property, for it and for its guide", async () => {
  const { choices, markup } = await edited("company admin");
  expect(choices).toMatchObject({ segments: [{ name: "Sellers" }], pageSegments: [{ name: "Deal pages" }] });
  const fields = ["segment", "pageSegment", "guideSegment", "guidePageSegment"];
  expect(fields.map((name) => offered(markup, name))).toEqual([["Sellers"], ["Deal pages"], ["Sellers"], ["Deal pages"]]);
  expect(markup).not.toMatch(/Foreign (people|pages)|(People|Pages) beside/);
});

test("section 2: who may not see users is offered no segments, and no page segments", async () => {
  const { choices, markup } = await edited("property contributor");
  expect(choices).toBeNull();
  expect(markup).not.toMatch(/Sellers|Deal pages|name="(guideS|s)egment"|name="(guideP|p)ageSegment"/);
});
