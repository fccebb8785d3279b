import { describe, expect, test } from "vitest";
import { allowed, KINDS, rightOf, roleOf, TABLE_SECTIONS } from "#tests/support/access-table.ts";
import { may } from "./may.ts";
import { SECTIONS, type Section } from "./sections.ts";

const LIVE = { visibility: "public" };
const CONTENT: Section[] = ["guides", "messages", "surveys", "announcements"];

test("the table says something of every section and of nothing else", () => {
  expect([...TABLE_SECTIONS].sort()).toEqual([...SECTIONS].sort());
  for (const section of SECTIONS) for (const kind of KINDS) expect(rightOf(kind, section)).toMatch(/^[xvle]$/);
});

describe.each(KINDS)("a %s (specification 2, section 6)", (kind) => {
  const role = roleOf(kind);

  test.each(SECTIONS)("has exactly the rights of the table in %s", (section) => {
    expect({ view: may(role, "view", section), edit: may(role, "edit", section), live: may(role, "edit", section, LIVE) }).toEqual({
      view: allowed(kind, "view", section),
      edit: allowed(kind, "edit", section),
      live: allowed(kind, "edit live", section),
    });
  });

  test.each(CONTENT)("changes private and archived items of %s only with the full right", (section) => {
    const full = allowed(kind, "edit", section);
    expect(may(role, "edit", section, { visibility: "private" })).toBe(full);
    expect(may(role, "edit", section, { visibility: "deleted" })).toBe(full);
  });
});

test("whatever is unknown is closed", () => {
  const admin = roleOf("company admin");
  expect(may(null, "view", "home")).toBe(false);
  expect(may(admin, "view", "no-such-section")).toBe(false);
  expect(may(admin, "edit", "no-such-section")).toBe(false);
  expect(may(admin, "view", "toString")).toBe(false);
  expect(may(admin, "view", "__proto__")).toBe(false);
  expect(may(admin, "view", "")).toBe(false);
  expect(may({ scope: "company", role: "owner" as never }, "view", "home")).toBe(false);
  expect(may({ scope: "planet" as never, role: "admin" }, "view", "home")).toBe(false);
  expect(may(admin, "remove" as never, "guides")).toBe(false);
});

test("an item does not open what is not content", () => {
  for (const kind of ["company contributor", "property contributor"] as const) {
    for (const section of SECTIONS.filter((each) => !CONTENT.includes(each))) {
      expect(may(roleOf(kind), "edit", section, LIVE)).toBe(may(roleOf(kind), "edit", section));
    }
  }
});
