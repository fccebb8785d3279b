import { z } from "zod";
import { conditionOf, FILTER_LIMITS } from "#app/domain/segments/condition.ts";
import { OPERATORS } from "#app/domain/segments/operators.ts";
import { isStorableJson } from "#app/domain/storable-text.ts";
import { DATA_TYPES } from "#app/domain/users/attribute.ts";
import { few } from "./text.ts";

const connection = z.enum(["and", "or"]);

/** The wire's word for what somebody did with a guide. */
export const INTERACTION = "tutorialInteraction";

/** A value is a text, a number, a list, or the detail of a date, which holds others. */
const VALUE_DEPTH = 3;

const WHERE: Record<string, string> = { validate_please_choose_data: "key", validate_please_choose_connection: "operator" };

/** One filter (design section 4, Wire shapes of people and segments); `app/domain/segments/condition.ts` says what it may hold. */
export const oneFilter = z
  .object({
    type: z.enum([...DATA_TYPES, "date", INTERACTION, "messageInteraction", "eventCount"], "validate_please_choose_data"),
    key: z.string("validate_please_choose_data").max(128, "validate_please_choose_data"),
    operator: z.enum(OPERATORS, "validate_please_choose_connection"),
    value: z.unknown().optional(),
  })
  .superRefine((sent, context) => {
    const judged = conditionOf(toFilter(sent));
    if (typeof judged === "string") context.addIssue({ code: "custom", path: [WHERE[judged] ?? "value"], message: judged });
    else if (!isStorableJson(sent.value, VALUE_DEPTH))
      context.addIssue({ code: "custom", path: ["value"], message: "text_error_unstorable" });
  });

const group = z.object({ connection, filters: few(oneFilter, FILTER_LIMITS.filters, { error: "text_error_too_long" }) });

/** Which people: groups of filters, each joined by its connection. Without any filter: everybody. */
export const segmentFilter = z.object({
  connection: connection.default("and"),
  filterGroups: few(group, FILTER_LIMITS.groups, { error: "text_error_too_long" }).default([]),
});
export type WireFilter = z.output<typeof oneFilter>;
export type SegmentFilter = z.output<typeof segmentFilter>;

/** A filter in the words of the rules that judge it. */
export function toFilter({ type, ...rest }: WireFilter) {
  return { ...rest, type: type === INTERACTION ? ("interaction" as const) : type };
}
