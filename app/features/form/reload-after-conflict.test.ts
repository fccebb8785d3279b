import { expect, test } from "vitest";
import { reloadAfterConflict } from "./reload-after-conflict.ts";

test.each([
  ["a conflict", 409, true],
  ["a refusal", 422, false],
  ["an API that does not answer", 504, false],
  ["a session that ended", 401, false],
  ["a save", 200, true],
  ["another address", undefined, true],
])("after %s a screen is loaded anew: %s %s", (_, actionStatus, expected) => {
  // As Remix asks functions of a screen: the default is always to load.
  expect(reloadAfterConflict({ ...(actionStatus && { actionStatus }), defaultShouldRevalidate: true })).toBe(expected);
});
