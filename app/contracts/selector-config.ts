import { z } from "zod";
import { SELECTOR_CONFIG_LIMITS } from "#app/domain/guides/selector-config.ts";
import { few, requiredText, text } from "./text.ts";

const { entries, characters, parents } = SELECTOR_CONFIG_LIMITS;

/** Names of attributes, as HTML has them. */
export const attributeNames = few(text(characters).regex(/^[^\s"'<>/=]+$/, "selectors_error_attribute"), entries, {
  error: "selectors_error_too_many",
});
/** Parts of values that no selector should name. */
export const blockedValues = few(requiredText(characters, "selectors_error_value"), entries, { error: "selectors_error_too_many" });
export const leastParents = z
  .number("selectors_error_parents")
  .int("selectors_error_parents")
  .min(0, "selectors_error_parents")
  .max(parents, "selectors_error_parents");

/** Which selectors a property wants (specification 1, section 3: Stylings, selectorConfig). */
export const selectorConfig = z.strictObject({ attributes: attributeNames, valueBlocklist: blockedValues, minParents: leastParents });
