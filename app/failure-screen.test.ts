import { expect, test } from "vitest";
import { nameOf } from "./failure-screen.tsx";

const thrown = (status: number, code?: string) => ({ status, statusText: "", internal: false, data: code ? { code } : null });

test.each([
  [thrown(404), "not_found"],
  [thrown(413, "too_large"), "too_large"],
  [thrown(401, "not_allowed_for_role"), "not_allowed"],
  [thrown(409, "changed_meanwhile"), "conflict"],
  [thrown(409, "order_changed_meanwhile"), "conflict"],
  [thrown(409, "guide_moved_meanwhile"), "conflict"],
  [thrown(402, "limit_reached"), "limit"],
  [thrown(429, "too_many_requests"), "busy"],
  [thrown(504, "upstream_timeout"), "timeout"],
  [thrown(500), "fault"],
  [new Error("unexpected"), "fault"],
  [new TypeError("Cannot read properties of undefined (reading 'fetch')"), "fault"],
  [new TypeError("Failed to fetch"), "no_connection"],
  [new TypeError("NetworkError when attempting to fetch resource."), "no_connection"],
  [new TypeError("Load failed"), "no_connection"],
  [new TypeError("The Internet connection appears to be offline."), "no_connection"],
] as const)("%s shows as %s", (error, name) => {
  expect(nameOf(error)).toBe(name);
});
