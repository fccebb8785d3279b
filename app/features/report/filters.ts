import { type AddressProblem, choicesOf } from "#app/features/list/address-problem.ts";
import { OWN_RANGE } from "#app/ui/fields/date-range-field/date-range-field.tsx";

/** The ranges up to today that a report offers, in days. */
export const PRESETS = ["7", "30", "90"] as const;
export const USUAL_PRESET = "30";

/** What a report asks the upstream for. */
export type Filters = { days?: number; from?: string; to?: string; lang?: string; compare?: "yes" };
/** `range` is a preset, or says that both days were chosen by hand. */
export type AskedFilters = { range: string; filters: Filters; problems: AddressProblem[] };

/** The days in the fields of a form, as it sends them along. */
export const shownDays = ({ from, to }: { from: string; to: string }) => `${from} ${to}`;

/**
 * What the address of a report asks for. Days that differ from those the form showed (`shown`) were typed, so they count, whatever else is
 * chosen: a text browser does not move the choice to them. Days and language are passed on as written: the upstream decides what is valid. */
export function readFilters(query: URLSearchParams): AskedFilters {
  const { said, oneOf, problems } = choicesOf(query);
  const [from, to] = [said("from"), said("to")];
  const shown = said("shown");
  const isTyped = shown !== undefined && shown !== shownDays({ from: from ?? "", to: to ?? "" });
  const chosen = oneOf("range", [...PRESETS, OWN_RANGE], from || to ? OWN_RANGE : USUAL_PRESET);
  const range = isTyped ? OWN_RANGE : chosen;
  return {
    range,
    filters: {
      ...(range === OWN_RANGE ? { from, to } : { days: Number(range) }),
      lang: said("lang"),
      compare: oneOf("compare", ["yes"] as const, undefined),
    },
    problems,
  };
}
