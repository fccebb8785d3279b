import { z } from "zod";
import { GUIDE_LIMITS } from "#app/domain/guides/guide.ts";
import { MOST_SELECTORS } from "#app/domain/guides/step.ts";
import { isTooLarge, PRECISION, type Recipe, SINGLE_RECIPES, TARGET_LIMITS, type Target, WAIT } from "#app/domain/targets/target.ts";
import { few, text } from "./text.ts";

const words = text(TARGET_LIMITS.text);
const tag = text(TARGET_LIMITS.tag).regex(/^[a-z][\w.:-]*$/i, "text_error_invalid");
const role = text(TARGET_LIMITS.role);
const key = { name: text(TARGET_LIMITS.key).regex(/^[\w.:-]+$/, "text_error_invalid"), value: text(TARGET_LIMITS.value) };
const keys = few(z.object(key), TARGET_LIMITS.keys);
const told = { shared: z.boolean() };
const count = z.number().int().min(0).max(100_000);

const recipe = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("test"), ...key, ...told }),
  z.object({ kind: z.literal("id"), value: key.value, ...told }),
  z.object({ kind: z.literal("attribute"), ...key, ...told }),
  z.object({ kind: z.literal("role"), role, name: words, others: few(words, TARGET_LIMITS.others), ...told }),
  z.object({ kind: z.literal("label"), text: words }),
  z.object({ kind: z.literal("text"), text: words }),
  z.object({
    kind: z.literal("place"),
    around: few(
      z.object({ tag, role, name: words, keys, scrolls: z.boolean(), isOnWindow: z.literal(true).optional() }),
      TARGET_LIMITS.around,
    ),
    nth: count,
    of: count,
    before: words,
    after: words,
  }),
  z.object({
    kind: z.literal("row"),
    tag,
    depth: count,
    words: few(words, TARGET_LIMITS.words),
    others: few(words, TARGET_LIMITS.others),
    keys,
  }),
]);

const isSingle = (recipes: Recipe[]) => SINGLE_RECIPES.every((kind) => recipes.filter((one) => one.kind === kind).length < 2);

/** A captured target (`app/domain/targets/target.ts`). */
export const target: z.ZodType<Target> = z
  .object({
    tag,
    language: text(35),
    selector: text(GUIDE_LIMITS.selector),
    recipes: few(recipe, TARGET_LIMITS.recipes, { least: 1, tooFew: "text_error_missing" }).refine(isSingle, "text_error_invalid"),
  })
  .refine((said) => !isTooLarge(said), "text_error_too_long");

/** A selector among several, each on a line of its own. */
const furtherSelector = text(GUIDE_LIMITS.selector).refine((value) => !/[\n\r]/.test(value), "selector_error_line");

/** What says where something points; callers from before a field came to be do without it. */
export const pointing = {
  identifier: text(GUIDE_LIMITS.selector),
  selectors: few(furtherSelector, MOST_SELECTORS, { error: "selector_error_too_many" }).default([]),
  targetText: text(GUIDE_LIMITS.targetText).default(""),
  target: target.nullable().default(null),
  precision: z.number().int().min(PRECISION.least).max(PRECISION.most).default(PRECISION.standard),
  wait: z.number().int().min(WAIT.least).max(WAIT.most).default(WAIT.standard),
};

/** A whole number between two as forms send it; one that is left out is the usual one. */
export const typedNumber = ({ least, most, standard }: typeof PRECISION | typeof WAIT) =>
  z.coerce
    .number("text_error_invalid")
    .int("text_error_invalid")
    .min(least, "text_error_invalid")
    .max(most, "text_error_invalid")
    .default(standard);
