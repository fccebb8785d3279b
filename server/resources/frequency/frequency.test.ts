import { expect, test } from "vitest";
import type { Bundle } from "#app/domain/player/bundle.ts";
import { SHOWING } from "#app/domain/targeting/showing.ts";
import { newTenant } from "#tests/support/tenant.ts";

const PATH = "/v2/properties/:p/frequency";

async function opened() {
  const tenant = await newTenant();
  const call = (method: string, body?: unknown) => tenant.call("company admin", method, PATH, body);
  return { tenant, call };
}

test("nothing limits how often items show until somebody says so; then players get it, and other settings stay", async () => {
  const { tenant, call } = await opened();
  expect((await call("GET")).body).toEqual({ kinds: {}, overall: null, quietHours: 0, revision: 1 });
  const guide = await tenant.guide({ live: true });
  await tenant.call("company admin", "PUT", `/v2/properties/:p/tutorials/${guide}`, { tutorial: { showing: { ...SHOWING, auto: true } } });
  const page = await tenant.pageSegment();
  await tenant.call("company admin", "PUT", "/v2/properties/:p", { assistant: { pageSegment: page } });
  const frequency = { kinds: { guide: { times: 2, days: 7 }, nps: null }, overall: { times: 5, days: 30 }, quietHours: 4 };
  const saved = await call("PUT", { ...frequency, revision: 2 });
  expect(saved).toMatchObject({ status: 200, body: { ...frequency, revision: 3 } });
  expect((await call("GET")).body).toEqual(saved.body);
  const bundle = (await tenant.call(null, "GET", "/player/:p/bundle")).body as unknown as Bundle;
  expect(bundle.targeting?.frequency).toEqual(frequency);
  expect((await tenant.call("company admin", "GET", "/v2/properties/:p")).body).toMatchObject({ assistant: { pageSegment: page } });
});

test("what is left out stays, the same again changes nothing, and an older revision is refused with what holds now", async () => {
  const { call } = await opened();
  await call("PUT", { overall: { times: 5, days: 30 } });
  expect((await call("PUT", { quietHours: 2, revision: 2 })).body).toMatchObject({
    overall: { times: 5, days: 30 },
    quietHours: 2,
    revision: 3,
  });
  expect((await call("PUT", { quietHours: 2 })).body).toMatchObject({ revision: 3 });
  const stale = await call("PUT", { quietHours: 9, revision: 1 });
  expect(stale).toMatchObject({ status: 409, body: { current: { quietHours: 2, revision: 3 } } });
});

test.each([
  ["overall.times", { overall: { times: 0, days: 1 } }, "frequency_error_times"],
  ["overall.times", { overall: { times: 1001, days: 1 } }, "frequency_error_times"],
  ["overall.times", { overall: { times: 1.5, days: 1 } }, "frequency_error_times"],
  ["kinds.guide.days", { kinds: { guide: { times: 1, days: 366 } } }, "frequency_error_days"],
  ["kinds.survey.days", { kinds: { survey: { times: 1 } } }, "frequency_error_days"],
  ["quietHours", { quietHours: -1 }, "frequency_error_quiet"],
  ["quietHours", { quietHours: 721 }, "frequency_error_quiet"],
])("refuses %s of %j", async (path, body, code) => {
  const { call } = await opened();
  expect(await call("PUT", body)).toMatchObject({ status: 422, body: { fields: [{ path, code }] } });
});

test("refuses a kind that there is not", async () => {
  const { call } = await opened();
  expect((await call("PUT", { kinds: { banner: { times: 1, days: 1 } } })).status).toBe(422);
});
