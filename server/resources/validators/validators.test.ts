import { expect, test } from "vitest";
import { newTenant } from "#tests/support/tenant.ts";

const tenant = await newTenant();
const send = (rule: object) =>
  tenant.call("company admin", "POST", "/v3/properties/:p/validators", { name: `Rule ${JSON.stringify(rule).slice(0, 90)}`, rule });

test.each([
  { kind: "required" },
  { kind: "pattern", pattern: "\\d{5}" },
  { kind: "length", least: null, most: 20 },
  { kind: "range", least: -0.5, most: 1e6 },
])("a validator's rule is kept as it is: %j", async (rule) => {
  expect(await send(rule)).toMatchObject({ status: 201, body: { rule } });
});

test.each([
  [{ kind: "odd" }, "rule.kind", "text_error_invalid"],
  [{ kind: "pattern", pattern: "" }, "rule.pattern", "validator_error_pattern_missing"],
  [{ kind: "pattern", pattern: "(" }, "rule.pattern", "validator_error_pattern_invalid"],
  [{ kind: "pattern", pattern: "(a)\\1" }, "rule.pattern", "validator_error_pattern_unsupported"],
  [{ kind: "pattern", pattern: "(a{99}){99}" }, "rule.pattern", "validator_error_pattern_too_large"],
  [{ kind: "pattern", pattern: "a".repeat(201) }, "rule.pattern", "text_error_too_long"],
  [{ kind: "length", least: null, most: null }, "rule.least", "validator_error_no_bound"],
  [{ kind: "length", least: 1.5, most: null }, "rule.least", "validator_error_bound"],
  [{ kind: "length", least: -1, most: null }, "rule.least", "validator_error_bound"],
  [{ kind: "range", least: 2, most: 1 }, "rule.most", "validator_error_bounds"],
  [{ kind: "range", least: "1", most: 1 }, "rule.least", "validator_error_bound"],
])("a rule that says nothing, or that could keep a page busy, is refused: %j", async (rule, path, code) => {
  expect(await send(rule)).toMatchObject({ status: 422, body: { fields: [{ path, code }] } });
});
