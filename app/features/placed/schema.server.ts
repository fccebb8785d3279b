import { z } from "zod";
import { placedFields } from "#app/contracts/placed.ts";
import { typedNumber } from "#app/contracts/target.ts";
import { nameText, revision, text } from "#app/contracts/text.ts";
import { GUIDE_LIMITS } from "#app/domain/guides/guide.ts";
import { MOST_SELECTORS } from "#app/domain/guides/step.ts";
import { POINTING, PRECISION, WAIT } from "#app/domain/targets/target.ts";
import { TOOLTIP_LIMITS, TOOLTIP_SHOWS } from "#app/domain/tooltips/tooltip.ts";
import { VALIDATOR_LIMITS, VALIDATOR_RULES, type ValidatorRule } from "#app/domain/validators/validator.ts";
import type { Noun } from "./noun.ts";

const written = (limit: number) => text(limit).default("");
const chosen = z.coerce.number("text_error_invalid").pipe(placedFields.segment).default(0);
const bound = z.coerce.number("validator_error_bound").optional();

const schema = (limits: typeof TOOLTIP_LIMITS | typeof VALIDATOR_LIMITS) =>
  z.object({
    name: nameText(limits.name, "hint_error_name_missing"),
    text: written(limits.text),
    show: z.enum(TOOLTIP_SHOWS).default("icon"),
    kind: z.enum(VALIDATOR_RULES).default("required"),
    pattern: written(VALIDATOR_LIMITS.pattern),
    ...{ shortest: bound, longest: bound, lowest: bound, highest: bound },
    identifier: written(GUIDE_LIMITS.selector),
    /** One on a line; each has the limit of a selector. */
    selectors: written((MOST_SELECTORS + 1) * GUIDE_LIMITS.selector),
    targetText: written(GUIDE_LIMITS.targetText),
    precision: typedNumber(PRECISION),
    wait: typedNumber(WAIT),
    url: written(GUIDE_LIMITS.url),
    segment: chosen,
    pageSegment: chosen,
    enabled: z.boolean().default(false),
  });

const NEW = { tooltip: schema(TOOLTIP_LIMITS), validator: schema(VALIDATOR_LIMITS) };
const asRead = { revision: z.coerce.number().pipe(revision), intent: z.string().max(20).default("save") };
const CHANGED = { tooltip: NEW.tooltip.extend(asRead), validator: NEW.validator.extend(asRead) };

/** The schema of the form of a new one. The rules of the contract for selectors and rules of validators are the upstream's. */
export const newSchemaOf = (noun: Noun) => NEW[noun];
/** The same for one that is stored. */
export const schemaOf = (noun: Noun) => CHANGED[noun];

export type Typed = z.output<ReturnType<typeof newSchemaOf>>;

/** What the form says, as the contract has it; `lang` is the language of its text; without the audience that stays as it is. */
export function inputOf({ text, selectors, name, ...typed }: Typed, lang: string, withAudience = true) {
  const { identifier, targetText, precision, wait, url, segment, pageSegment, enabled } = typed;
  const lines = selectors
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return {
    ...{ name, identifier: identifier.trim(), selectors: lines, targetText, precision, wait, url, enabled },
    ...(withAudience && { segment, pageSegment }),
    texts: { [lang]: text },
  };
}

export function ruleOf({ kind, pattern, shortest, longest, lowest, highest }: Typed): ValidatorRule {
  if (kind === "required") return { kind };
  if (kind === "pattern") return { kind, pattern };
  return kind === "length"
    ? { kind, least: shortest ?? null, most: longest ?? null }
    : { kind, least: lowest ?? null, most: highest ?? null };
}

/** A new one before anything is filled in. */
export const NOTHING_YET = { ...POINTING, name: "", texts: {}, url: "", segment: 0, pageSegment: 0, enabled: false };
