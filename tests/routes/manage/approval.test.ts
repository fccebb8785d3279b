import { expect, test } from "vitest";
import { action, loader } from "#app/routes/app/$property/manage/approval/page.tsx";
import { FAULTS, faultyUpstream } from "#tests/routes/failures/faults.ts";
import { newTenant } from "#tests/support/tenant.ts";
import { visitor } from "#tests/support/visitor.ts";

const upstream = faultyUpstream();
const AT = "/app/:p/manage/approval";

test.each(FAULTS.filter(([name]) => ["a fault of the upstream", "a lost connection"].includes(name)))(
  "content settings that cannot be saved: after %s the form comes back with what was chosen, and says why in its place (section 8: error saving changes)",
  async (_, answer, status, code) => {
    const admin = await visitor(await newTenant(), "company admin");
    const stored = async () => (await admin.open(loader, AT)).data as { settings: { revision: number }; values: object };
    const { settings } = await stored();
    upstream.fail("put", "content-settings", answer);
    const back = await admin.send(action, AT, { approvalRequired: "on", revision: String(settings.revision) });
    expect([back.status, back.data]).toMatchObject([
      status,
      { failure: { code }, submission: { initialValue: { approvalRequired: "on" } } },
    ]);
    expect(await admin.toast()).toBeNull();
    expect(await stored()).toMatchObject({ settings, values: { approvalRequired: "" } });
  },
);
