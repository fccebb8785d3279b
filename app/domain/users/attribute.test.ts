import { expect, test } from "vitest";
import { isAttributeKey } from "./attribute.ts";

test.each(["a", "A", "_", "0", "plan", "first_name", "firstName", "x".repeat(128), "__proto", "Constructor"])(
  "%s is a key (specification 2, section 5: alphanumeric plus underscore, 1 to 128 characters)",
  (key) => {
    expect(isAttributeKey(key)).toBe(true);
  },
);

test.each(["", " ", "a b", "a-b", "a.b", "ä", "a\n", "x".repeat(129), "__proto__", "constructor", "prototype", "'; drop table"])(
  "%j is none (specification 2, section 5: alphanumeric plus underscore, 1 to 128 characters)",
  (key) => {
    expect(isAttributeKey(key)).toBe(false);
  },
);
