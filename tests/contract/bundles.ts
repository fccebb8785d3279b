import { zipSync } from "fflate";
import { bundleCalls } from "#app/contracts/bundles.ts";
import { uploaded } from "#tests/support/bundles.ts";
import { declared } from "#tests/support/declared.ts";
import type { Tenant } from "#tests/support/tenant.ts";

const head = { format: 1, from: "Elsewhere", languages: ["en"], createdAt: "2026-01-01T00:00:00.000Z", images: [] };
const archive = () => zipSync({ "bundle.json": new TextEncoder().encode(JSON.stringify(head)) });
const prepared = async (tenant: Tenant) => ({ params: { job: (await uploaded(tenant, archive())).body.id } });

export default declared(bundleCalls, {
  calls: {
    exportBundle: { need: ["edit", "guides"], request: () => ({ body: {} }) },
    exportGuide: {
      need: ["edit", "guides"],
      request: async (tenant) => ({ params: { guide: await tenant.guide() }, body: { languageCodes: ["en"] } }),
    },
    uploadBundle: { need: ["edit", "guides"], request: () => ({ file: new File([archive() as BlobPart], "content.zip") }) },
    getBundlePlan: { need: ["edit", "guides"], request: prepared },
    startBundle: { need: ["edit", "guides"], request: async (tenant) => ({ ...(await prepared(tenant)), body: {} }) },
    getBundleReport: { need: ["edit", "guides"], request: prepared },
  },
  noItem: "bundles are tasks of properties: server/resources/bundles/bundles.test.ts holds them apart",
  parameters: () => ({ job: "999999999" }),
});
