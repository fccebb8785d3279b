import { expect, test } from "vitest";
import { answer, liveMessage } from "#tests/support/answered.ts";
import { newTenant } from "#tests/support/tenant.ts";

const DAYS = Array.from({ length: 28 }, (_, index) => `2026-01-${String(index + 1).padStart(2, "0")}`);

test("a round is compared with as many days right before its own as count of it, and with nothing where none is in the range", async () => {
  const tenant = await newTenant();
  const nps = await liveMessage(tenant, "nps", { recurrence: 7 });
  for (const day of DAYS) await answer(tenant, nps, { day, answers: { main: 9 } });
  const compared = async (query: string) => {
    const { status, body } = await tenant.call("company admin", "GET", `/v2/properties/:p/analytics/nps/${nps}?compare=yes&${query}`);
    expect(status).toBe(200);
    const { totals, before, counted } = body as unknown as Record<"totals" | "before", { answered: number } | null> & { counted: number };
    return [totals?.answered, before?.answered, counted];
  };
  const range = "from=2026-01-15&to=2026-01-28";
  expect(await compared(range)).toEqual([14, 14, 14]);
  expect(await compared(`${range}&round=4`)).toEqual([7, 7, 7]);
  // Of the third round, three days are in the range.
  expect(await compared("from=2026-01-19&to=2026-01-28&round=3")).toEqual([3, 3, 3]);
  // What the first round begins with are all the days before; there was nothing before those.
  expect(await compared("from=2025-12-30&to=2026-01-28&round=1")).toEqual([7, 0, 9]);
  for (const round of [1, 9]) expect(await compared(`${range}&round=${round}`)).toEqual([0, undefined, 0]);
});
