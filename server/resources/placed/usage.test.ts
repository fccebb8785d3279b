import { expect, test } from "vitest";
import { newTenant } from "#tests/support/tenant.ts";

test.each(["tooltip", "validator"] as const)(
  "a segment and a page segment that a %s names stay, with it in their usage (spec 2 §3: usage)",
  async (noun) => {
    const tenant = await newTenant();
    const [segment, pageSegment] = [await tenant.segment(), await tenant.pageSegment()];
    const id = await tenant[noun]("Save", { segment, pageSegment });
    const usage = { tooltips: [], validators: [], [`${noun}s`]: [{ id, title: "Save" }] };
    const path = { segment: `/v2/properties/:p/segments/${segment}`, pageSegment: `/v2/properties/:p/page_segments/${pageSegment}` };
    for (const each of Object.values(path)) {
      expect(await tenant.call("company admin", "DELETE", each)).toMatchObject({ status: 409, body: { current: { usage } } });
    }
    await tenant.db.deleteFrom(`${noun}s`).where("id", "=", id).execute();
    for (const each of Object.values(path)) expect((await tenant.call("company admin", "DELETE", each)).status).toBe(204);
  },
);
