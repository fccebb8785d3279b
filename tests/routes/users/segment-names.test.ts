import { expect, test } from "vitest";
import { loader } from "#app/routes/app/$property/users/list/segments/builder/page.tsx";
import { faultyUpstream } from "#tests/routes/failures/faults.ts";
import { newTenant } from "#tests/support/tenant.ts";
import { visitor } from "#tests/support/visitor.ts";

const upstream = faultyUpstream();

test("guides are named in filters by their titles alone, however long the list of guides is", async () => {
  const tenant = await newTenant();
  const id = await tenant.guide({ title: "Close a deal" });
  const archived = await tenant.guide({ title: "Gone" });
  await tenant.call("company admin", "DELETE", `/v2/properties/:p/tutorials/${archived}`);
  const filters = [{ type: "tutorialInteraction", key: "tutorialInteraction", operator: "started", value: String(id) }];
  const { body } = await tenant.call("company admin", "POST", "/v2/properties/:p/segments", {
    name: "Starters",
    filterGroups: [{ connection: "and", filters }],
  });
  upstream.fail("get", "/tutorials", () => new Response(null, { status: 500 }));
  const answer = await (await visitor(tenant, "company admin")).open(loader, `/app/:p/users/list/segments/builder?segment=${body.id}`);
  expect([answer.status, answer.data.view]).toMatchObject([200, { guides: [{ value: String(id), label: "Close a deal" }] }]);
});
