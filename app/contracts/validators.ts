import { z } from "zod";
import { isBound, ruleProblem } from "#app/domain/validators/meets-rule.ts";
import { VALIDATOR_LIMITS, type ValidatorRule } from "#app/domain/validators/validator.ts";
import { calls } from "./call.ts";
import { changedPlaced, newPlaced, pagination, placed, placedQuery, textsOf } from "./placed.ts";
import { nameText, revisionQuery, text } from "./text.ts";

const all = "/v3/properties/:property/validators";

const name = nameText(VALIDATOR_LIMITS.name, "hint_error_name_missing");
const bound = (kind: "length" | "range") =>
  z
    .number("validator_error_bound")
    .refine((number) => isBound(kind, number), "validator_error_bound")
    .nullable();
/** What a value has to meet. The part that is wrong is named by its path. */
export const validatorRule: z.ZodType<ValidatorRule> = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("required") }),
    z.object({ kind: z.literal("pattern"), pattern: text(VALIDATOR_LIMITS.pattern) }),
    z.object({ kind: z.literal("length"), least: bound("length"), most: bound("length") }),
    z.object({ kind: z.literal("range"), least: bound("range"), most: bound("range") }),
  ])
  .superRefine((rule, context) => {
    const problem = ruleProblem(rule);
    if (problem) context.addIssue({ code: "custom", path: [problem.path], message: problem.code });
  });
/** What people fill in of a validator besides where it is. */
export const validatorFields = { name, texts: textsOf(VALIDATOR_LIMITS.text), rule: validatorRule };

/** A check of a field of the host application; it warns and never blocks (specification 2, section 3: Validator). */
const validator = z.object({ ...placed, rule: z.custom<ValidatorRule>() });
export type WireValidator = z.output<typeof validator>;

export const validatorCalls = calls({
  listValidators: {
    method: "GET",
    path: all,
    summary:
      "The validators of a property, by a part of their name, selector or texts, and by whether they are on or fail; with `limit` a page of them",
    access: { view: "guides" },
    inPage: true,
    query: placedQuery,
    answer: z.object({ data: z.array(validator), pagination }),
  },
  getValidator: {
    method: "GET",
    path: `${all}/:validator`,
    summary: "One validator",
    access: { view: "guides" },
    inPage: true,
    answer: validator,
  },
  createValidator: {
    method: "POST",
    path: all,
    summary: "Create a validator; one that is on needs an element and a text in the property's default language",
    access: { edit: "guides" },
    inPage: true,
    body: z.object({ ...newPlaced, name, texts: validatorFields.texts.default({}), rule: validatorRule.default({ kind: "required" }) }),
    answer: validator,
    status: 201,
  },
  updateValidator: {
    method: "PUT",
    path: `${all}/:validator`,
    summary: "Change a validator; what is left out stays, also the texts of languages that are not named",
    access: { item: "guides" },
    inPage: true,
    body: z.object({ ...changedPlaced, ...validatorFields }).partial(),
    answer: validator,
  },
  removeValidator: {
    method: "DELETE",
    path: `${all}/:validator`,
    summary: "Delete a validator",
    access: { item: "guides" },
    query: revisionQuery,
    answer: z.null(),
    status: 204,
  },
});
