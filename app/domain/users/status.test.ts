import { expect, test } from "vitest";
import { INVITABLE, LEGACY_STATUSES, legacyStatus, STATUSES, statusesOf } from "./status.ts";

test.each([
  ["imported", "created"],
  ["created", "created"],
  ["disabled", "created"],
  ["active", "active"],
  ["pending", "pending"],
] as const)("%s is shown as %s (specification 2, section 3: Legacy status mapping)", (status, shown) => {
  expect(legacyStatus(status)).toBe(shown);
  expect(statusesOf(shown)).toContain(status);
});

test("every status is shown as exactly one, and nobody who is active or shut out is invited", () => {
  expect(LEGACY_STATUSES.flatMap(statusesOf).sort()).toEqual([...STATUSES].sort());
  expect(INVITABLE).toEqual(["created", "imported", "pending"]);
});
