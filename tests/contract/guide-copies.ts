import { guideCopyCalls } from "#app/contracts/guide-copies.ts";
import { addProperty, buildGuide } from "#server/demo/builders.ts";
import { enqueue } from "#server/tasks/queue.ts";
import { declared } from "#tests/support/declared.ts";
import { content1, type Tenant } from "#tests/support/tenant.ts";

/** A guide of another property of the company. Roles in the tenant's own property alone do not see it. */
async function body({ db, companyId }: Tenant) {
  const sourceProperty = await addProperty(db, companyId, { name: "Source" });
  const sourceTutorial = await buildGuide(db, sourceProperty, null, content1("Elsewhere"), null);
  return { sourceProperty, sourceTutorial, languageMapping: { en: "en" } };
}

export default declared(guideCopyCalls, {
  calls: {
    copyGuide: { need: ["edit", "guides"], request: async (tenant) => ({ body: await body(tenant) }) },
    getGuideCopy: {
      need: ["view", "guides"],
      request: async (tenant) => {
        const { companyId, propertyId } = tenant;
        const payload = { ...(await body(tenant)), launcherId: 0, title: "Elsewhere" };
        return { params: { job: await enqueue(tenant.db, { companyId, propertyId, type: "copy-guide", payload, by: null }) } };
      },
    },
  },
  noItem: "copies are tasks of properties: server/resources/guide-copies/guide-copies.test.ts holds them apart",
  parameters: () => ({ job: "999999999" }),
});
