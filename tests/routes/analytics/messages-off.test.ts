import { createElement } from "react";
import { expect, test } from "vitest";
import ResultsScreen, { loader } from "#app/routes/app/$property/analytics/content/surveys/page.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant } from "#tests/support/tenant.ts";
import { visitor } from "#tests/support/visitor.ts";

const LIST = "/app/:p/analytics/content/surveys";

test.each([
  [true, "Create one", "Messages are turned off here"],
  [false, "Messages are turned off here", "/messages/"],
])("empty results lead to a new message only where there are messages: %s", async (announcements, says, saysNot) => {
  const tenant = await newTenant({ flags: { announcements } });
  const admin = await visitor(tenant, "company admin");
  const { data } = await admin.open(loader, LIST);
  const markup = await markupAt(LIST.replace(":p", String(tenant.propertyId)), createElement(ResultsScreen), data);
  expect(markup).toContain(says);
  expect(markup).not.toContain(saysNot);
});
