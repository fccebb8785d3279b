import { expect, test } from "vitest";
import { action, loader } from "#app/routes/app/$property/users/why/frequency/page.tsx";
import { newTenant } from "#tests/support/tenant.ts";
import { errorsOf, visitor } from "#tests/support/visitor.ts";

const AT = "/app/:p/users/why/frequency";
const NOTHING = { guideTimes: "", guideDays: "", overallTimes: "", overallDays: "", quietHours: "" };

async function opened() {
  const tenant = await newTenant();
  const admin = await visitor(tenant, "company admin");
  const shown = async () => (await admin.open(loader, AT)).data.frequency as { revision: number; values: Record<string, string> };
  const save = async (fields: Record<string, string>, revision?: number) =>
    admin.send(action, AT, { ...NOTHING, revision: String(revision ?? (await shown()).revision), ...fields });
  return { tenant, shown, save };
}

test("limits are saved, shown again and taken away; those of other kinds stay", async () => {
  const { tenant, shown, save } = await opened();
  await tenant.call("company admin", "PUT", "/v2/properties/:p/frequency", { kinds: { nps: { times: 1, days: 90 } } });
  const saved = await save({ guideTimes: "2", guideDays: "7", quietHours: "24" });
  expect([saved.status, saved.to]).toEqual([302, `/app/${tenant.propertyId}/users/why/frequency`]);
  expect((await shown()).values).toMatchObject({ ...NOTHING, guideTimes: "2", guideDays: "7", quietHours: "24" });
  const stored = async () => (await tenant.call("company admin", "GET", "/v2/properties/:p/frequency")).body;
  expect(await stored()).toMatchObject({ kinds: { nps: { times: 1, days: 90 }, guide: { times: 2, days: 7 } }, quietHours: 24 });
  await save({});
  expect(await stored()).toMatchObject({ kinds: { nps: { times: 1, days: 90 }, guide: null }, overall: null, quietHours: 0 });
});

test("the way back keeps what was asked of whom, also after saving, and leads nowhere else", async () => {
  const tenant = await newTenant();
  const admin = await visitor(tenant, "company admin");
  const why = `/app/${tenant.propertyId}/users/why?person=ada`;
  const at = `${AT}?return=${encodeURIComponent(why)}`;
  expect((await admin.open(loader, at)).data).toMatchObject({ back: why });
  const saved = await admin.send(action, at, { ...NOTHING, revision: "1", quietHours: "1" });
  expect(saved.to).toBe(`/app/${tenant.propertyId}/users/why/frequency?return=${encodeURIComponent(why)}`);
  const elsewhere = `${AT}?return=${encodeURIComponent("//evil.test/")}`;
  expect((await admin.open(loader, elsewhere)).data).toMatchObject({ back: `/app/${tenant.propertyId}/users/why` });
});

test.each([
  [{ guideTimes: "0", guideDays: "7" }, "guideTimes", "frequency_error_times"],
  [{ guideTimes: "1001", guideDays: "7" }, "guideTimes", "frequency_error_times"],
  [{ guideTimes: "1.5", guideDays: "7" }, "guideTimes", "frequency_error_times"],
  [{ overallTimes: "3", overallDays: "366" }, "overallDays", "frequency_error_days"],
  [{ quietHours: "721" }, "quietHours", "frequency_error_quiet"],
  [{ guideTimes: "3" }, "guideDays", "text_error_missing"],
  [{ guideDays: "3" }, "guideTimes", "text_error_missing"],
  [{ overallTimes: "3" }, "overallDays", "text_error_missing"],
  [{ overallDays: "3" }, "overallTimes", "text_error_missing"],
])("%j is refused at %s", async (fields: Record<string, string>, field, code) => {
  const { save, shown } = await opened();
  const refused = await save(fields);
  expect(refused.status).toBe(422);
  expect(errorsOf(refused)).toMatchObject({ [field]: [code] });
  expect((await shown()).values).toMatchObject(NOTHING);
});

test("a save on what somebody else changed meanwhile asks instead of writing over it", async () => {
  const { shown, save } = await opened();
  const { revision } = await shown();
  await save({ quietHours: "5" }, revision);
  expect((await save({ guideTimes: "2", guideDays: "7" }, revision)).status).toBe(409);
  expect((await shown()).values.quietHours).toBe("5");
});
