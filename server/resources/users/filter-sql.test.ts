import { beforeAll, describe, expect, test } from "vitest";
import type { WireFilter } from "#app/contracts/segment-filter.ts";
import { addCompanyUser, addForeignUser } from "#tests/support/people.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

// Each operator of the table, on each type of key.
const PEOPLE: Record<string, object> = {
  ada: { city: "Köln", seats: 5, trial: true, regions: ["Europe", "asia"], since: "2026-10-25T10:00:00.000Z" },
  ben: { city: "100% 'real'_\\", seats: 50, trial: false, regions: [], since: "2026-01-01T00:00:00.000Z" },
  cem: { city: "", seats: 7.5 },
  dot: {},
};

let tenant: Tenant;
beforeAll(async () => {
  tenant = await newTenant({ timeZone: "Europe/Berlin" });
  const at = { ada: "2026-10-24T22:30:00Z", ben: "2026-10-20T12:00:00Z", cem: "2020-01-01T00:00:00Z", dot: new Date().toISOString() };
  for (const [foreign_id, attributes] of Object.entries(PEOPLE)) {
    const seen = at[foreign_id as keyof typeof at];
    await addForeignUser(tenant.db, tenant.propertyId, attributes as never, { foreign_id, first_seen_at: seen, last_seen_at: seen });
  }
});

type Sent = [type: WireFilter["type"], key: string, operator: string, value?: unknown];
const group = (connection: "and" | "or", filters: Sent[]) => ({
  connection,
  filters: filters.map(([type, key, operator, value]) => ({ type, key, operator, value })),
});
const ask = (filterGroups: object[], connection = "and") =>
  tenant.call("company admin", "POST", "/v3/properties/:p/users/filter?sort=publicId&order=asc", { connection, filterGroups });
const found = async (...filter: Sent) => {
  const { status, body } = await ask([group("and", [filter])]);
  return status === 200 ? (body.data as { publicId: string }[]).map(({ publicId }) => publicId).join(" ") : body;
};

test.each<[...Sent, string]>([
  ["string", "city", "equals", "kÖLN", "ada"],
  ["string", "city", "!equals", "köln", "ben cem dot"],
  ["string", "city", "startsWith", "100% '", "ben"],
  ["string", "city", "startsWith", "1_0", ""],
  ["string", "city", "contains", "%", "ben"],
  ["string", "city", "contains", "_\\", "ben"],
  ["string", "city", "contains", "öl", "ada"],
  ["string", "city", "!contains", "öl", "ben cem dot"],
  ["string", "city", "in", "Berlin, KÖLN", "ada"],
  ["string", "city", "in", ["köln", "100% 'REAL'_\\"], "ada ben"],
  ["string", "city", "!in", "Berlin, köln", "ben cem dot"],
  ["string", "city", "empty", undefined, "cem dot"],
  ["string", "city", "!empty", undefined, "ada ben"],
  ["number", "seats", "equals", 5, "ada"],
  ["number", "seats", "equals", "5.0", "ada"],
  ["number", "seats", "!equals", 5, "ben cem dot"],
  ["number", "seats", "greaterThan", 7.5, "ben"],
  ["number", "seats", "greaterThanEqualTo", "7.5", "ben cem"],
  ["number", "seats", "lessThan", 7.5, "ada"],
  ["number", "seats", "lessThanEqualTo", 7.5, "ada cem"],
  ["number", "seats", "lessThan", -1e21, ""],
  ["number", "city", "greaterThan", 0, ""],
  ["number", "seats", "empty", undefined, "dot"],
  ["number", "seats", "!empty", undefined, "ada ben cem"],
  ["number", "regions", "greaterThan", 0, ""],
  ["string", "seats", "equals", "5", ""],
  ["string", "seats", "!contains", "5", "ada ben cem dot"],
  ["string", "seats", "in", Array.from({ length: 20 }, String), ""],
  ["array", "city", "overlaps", ["köln"], ""],
  ["array", "city", "overlaps", Array.from({ length: 20 }, () => "köln").concat("a"), ""],
  ["datetime", "city", "after", "1990-01-01", ""],
  ["number", "customerId", "equals", 5, ""],
  ["boolean", "trial", "equals", "true", "ada"],
  ["boolean", "trial", "equals", false, "ben"],
  ["boolean", "trial", "empty", undefined, "cem dot"],
  ["array", "regions", "overlaps", ["ASIA", "Africa"], "ada"],
  ["array", "regions", "!overlaps", ["asia"], "ben cem dot"],
  ["datetime", "since", "between", ["2026-10-01", "2026-10-25"], "ada"],
  ["datetime", "since", "relativeEquals", "2026-01-01", "ben"],
  ["datetime", "since", "before", "2026-10-25", "ben"],
  ["datetime", "since", "empty", undefined, "cem dot"],
  ["string", "customerId", "equals", "ADA", "ada"],
  ["string", "customerId", "contains", "e", "ben cem"],
  ["string", "customerId", "empty", undefined, ""],
  // In Berlin it is already the 25th.
  ["date", "lastSeenAt", "relativeEquals", "2026-10-25", "ada"],
  ["date", "firstSeenAt", "before", "2026-10-25", "ben cem"],
  ["date", "lastSeenAt", "after", "today - 1 day", "dot"],
  ["date", "lastSeenAt", "between", { type: "fromTo", fromToDetail: fromTo("past", 2, "day", "today") }, "dot"],
  ["date", "lastSeenAt", "relativeEquals", { type: "exactly", exactlyDetail: { type: "today" } }, "dot"],
  ["date", "lastSeenAt", "relativeEquals", { type: "on", absoluteDate: "2026-10-20" }, "ben"],
  ["date", "lastSeenAt", "empty", undefined, ""],
  ["date", "lastSeenAt", "!empty", undefined, "ada ben cem dot"],
])("%s %s %s %j finds %s (specification 2, section 3: Segment filter)", async (type, key, operator, value, people) => {
  expect(await found(type, key, operator, value)).toBe(people);
});

function fromTo(fromType: string, fromScalar: number, fromUnit: string, toType: string) {
  return { fromType, fromScalar, fromUnit, toType };
}

test("groups and filters are joined by their connections; without a filter everybody is found (specification 2, section 3: Audience segment)", async () => {
  const ids = async (...asked: Parameters<typeof ask>) =>
    ((await ask(...asked)).body.data as { publicId: string }[]).map(({ publicId }) => publicId).join(" ");
  const small: Sent = ["number", "seats", "lessThan", 10];
  const cologne: Sent = ["string", "city", "equals", "köln"];
  const trial: Sent = ["boolean", "trial", "equals", false];
  expect(await ids([group("and", [small, cologne])])).toBe("ada");
  expect(await ids([group("or", [trial, cologne])])).toBe("ada ben");
  expect(await ids([group("and", [small]), group("or", [trial, cologne])])).toBe("ada");
  expect(await ids([group("and", [small, cologne]), group("and", [trial])], "or")).toBe("ada ben");
  expect(await ids([])).toBe("ada ben cem dot");
  expect(await ids([group("or", [])])).toBe("ada ben cem dot");
});

// In the order of the specification.
test.each<[...Sent, string, string]>([
  ["string", "", "equals", "x", "key", "validate_please_choose_data"],
  ["string", "__proto__", "equals", "x", "key", "validate_please_choose_data"],
  ["number", 'a" || true', "greaterThan", 1, "key", "validate_please_choose_data"],
  ["string", "city", "", "x", "operator", "validate_please_choose_connection"],
  ["string", "city", "greaterThan", "x", "operator", "validate_please_choose_connection"],
  ["array", "regions", "equals", "x", "operator", "validate_please_choose_connection"],
  ["string", "city", "equals", "  ", "value", "validate_please_enter_value"],
  ["boolean", "trial", "equals", "maybe", "value", "validate_please_enter_value"],
  ["number", "seats", "equals", "5; drop table users", "value", "validate_please_enter_number"],
  ["number", "seats", "equals", "", "value", "validate_please_enter_value"],
  ["number", "seats", "equals", "Infinity", "value", "validate_please_enter_number"],
  ["array", "regions", "overlaps", [], "value", "validate_please_enter_min_one_value"],
  ["string", "city", "in", " , ", "value", "validate_please_enter_min_one_value"],
  ["string", "city", "contains", "a\u0000b", "value", "text_error_unstorable"],
  ["string", "city", "in", Array.from({ length: 1001 }, String), "value", "text_error_too_long"],
  ["date", "lastSeenAt", "after", "today - 1000 day", "value", "validate_please_enter_number"],
  ["date", "lastSeenAt", "after", "2026-02-30", "value", "validate_please_enter_number"],
  [
    "date",
    "lastSeenAt",
    "between",
    { type: "fromTo", fromToDetail: { fromType: "any", toType: "any" } },
    "value",
    "validate_please_enter_number",
  ],
  ["tutorialInteraction", "tutorialInteraction", "started", "1 or 1=1", "value", "validate_please_enter_value"],
])("%s %s %s %j is refused at its %s: %s (specification 2, section 5: Segment filter)", async (type, key, operator, value, where, code) => {
  const { status, body } = await ask([group("and", [[type, key, operator, value]])]);
  expect([status, body.fields]).toEqual([422, [{ path: `filterGroups.0.filters.0.${where}`, code }]]);
});

describe("whatever is sent", () => {
  const HOSTILE = ["'", '"', "\\", "%", "_", "$$", "'; drop table company_users; --", '$."seats" ? (@ > 0)', "{}", "😀", "\u202e", "ﬁ"];
  test.each(HOSTILE)("%j is a text like any other", async (value) => {
    const { db, propertyId } = await newTenant();
    const own = await newTenant();
    await addForeignUser(own.db, own.propertyId, { odd: `a${value}b` }, { foreign_id: value });
    await addForeignUser(db, propertyId, { odd: `a${value}b` }, { foreign_id: value });
    for (const [key, operator] of [
      ["odd", "contains"],
      ["customerId", "equals"],
      ["customerId", "in"],
      ["customerId", "startsWith"],
    ] as const) {
      const sent = { filterGroups: [group("and", [["string", key, operator, operator === "in" ? [value] : value]])] };
      const { status, body } = await own.call("company admin", "POST", "/v2/properties/:p/foreignusers/filter", sent);
      expect([key, status, (body.foreignUsers as unknown[])?.length]).toEqual([key, 200, 1]);
    }
    const searched = await own.call("company admin", "GET", `/v3/companies/:c/users?propertyId=:p&search=${encodeURIComponent(value)}`);
    expect([searched.status, (searched.body.data as unknown[]).length]).toEqual([200, 1]);
  });

  test("more groups and filters than allowed are refused", async () => {
    const filter: Sent = ["string", "city", "equals", "x"];
    expect((await ask(Array.from({ length: 21 }, () => group("and", [filter])))).status).toBe(422);
    expect(
      (
        await ask([
          group(
            "and",
            Array.from({ length: 51 }, () => filter),
          ),
        ])
      ).status,
    ).toBe(422);
  });

  test("a company's people are filtered by the same rules, days cut in UTC", async () => {
    const own = await newTenant();
    await addCompanyUser(own.db, own.companyId, { city: "Köln" }, { public_id: "eva", last_seen_at: "2026-10-24T23:30:00Z" });
    await addCompanyUser(own.db, own.companyId, {}, { public_id: "fay" });
    const ids = async (...filter: Sent) => {
      const sent = { filterGroups: [group("and", [filter])] };
      const { body } = await own.call("company admin", "POST", "/v2/companies/:c/companyusers/filter", sent);
      return (body.companyUsers as { publicId: string }[]).map(({ publicId }) => publicId);
    };
    expect(await ids("string", "city", "equals", "KÖLN")).toEqual(["eva"]);
    expect(await ids("date", "lastSeenAt", "relativeEquals", "2026-10-24")).toEqual(["eva"]);
    expect(await ids("date", "lastSeenAt", "empty")).toEqual(["fay"]);
    expect(await ids("tutorialInteraction", "tutorialInteraction", "!started", 1)).toHaveLength(2);
  });
});
