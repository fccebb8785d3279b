import { expect, test } from "vitest";
import { homeAddress } from "./home-address.ts";

const [ADVANCED, BASIC] = [1, 0];

test.each([
  [true, true, ADVANCED, "analytics/overview"],
  [true, true, BASIC, "analytics/content/overview"],
  [true, false, ADVANCED, "analytics/content"],
  [true, false, BASIC, "analytics/content/overview"],
  [false, true, ADVANCED, "analytics/content"],
  [false, true, BASIC, "analytics/content/overview"],
  [false, false, ADVANCED, "analytics/content"],
  [false, false, BASIC, "analytics/content/overview"],
])("heart %j, nps %j, privacy level %i lead to %s", (heart, nps, privacyLevel, address) => {
  expect(homeAddress({ heart, nps, privacyLevel })).toBe(address);
});
