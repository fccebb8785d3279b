import { redirect } from "@remix-run/node";
import { type ApiFailure, attempt } from "#app/api/failure.ts";
import { getProperty } from "#app/api/properties.server.ts";
import type { AddressProblem } from "#app/features/list/address-problem.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { OWN_RANGE } from "#app/ui/fields/date-range-field/date-range-field.tsx";
import { type AskedFilters, type Filters, USUAL_PRESET } from "./filters.ts";

type AddressFilters = Pick<Filters, "from" | "to" | "lang" | "compare"> & { range?: string };

const CHOICES = ["from", "to", "lang"] as const;

/**
 * The requested report. Choices that the upstream refuses are reported as `problems` and replaced by the defaults, a range as a whole.
 * `typed` is what the range's fields show: what was typed if it was refused, else the range reported on. `inAddress` is the part of the
 * report's address that holds all this.
 */
export async function reportOrUsual<Report extends { from: string; to: string }>(
  viewer: Viewer,
  asked: AskedFilters,
  read: (filters: Filters) => Promise<Report>,
) {
  const { range } = asked;
  const problems = [...asked.problems];
  let filters = asked.filters;
  let [answer] = await Promise.all([attempt(read(filters)), requireReports(viewer)]);
  while (!answer.ok) {
    const found = problemsOf(answer.failure, filters);
    if (found.length === 0) throw answer.failure;
    problems.push(...found);
    filters = {
      ...filters,
      ...(found.some(isOfRange) && { from: undefined, to: undefined }),
      ...(found.some(isOfLanguage) && { lang: undefined }),
    };
    answer = await attempt(read(filters));
  }
  const report = answer.answer;
  const days = { from: report.from, to: report.to };
  const isWrong = problems.some(isOfRange);
  const { lang, compare } = filters;
  const inAddress: AddressFilters = { ...(isWrong || range === USUAL_PRESET ? {} : range === OWN_RANGE ? days : { range }), lang, compare };
  return {
    report,
    problems,
    range,
    typed: isWrong ? { from: asked.filters.from ?? "", to: asked.filters.to ?? "" } : days,
    inAddress,
  };
}

const isOfRange = ({ name }: AddressProblem) => name === "from" || name === "to";
const isOfLanguage = ({ name }: AddressProblem) => name === "lang";

/** The first problem that the upstream has with each choice. If only one end of the range was chosen, the problem is that one's. */
function problemsOf({ code, problem }: ApiFailure, filters: Filters): AddressProblem[] {
  if (code !== "query_invalid") return [];
  const said = (problem?.fields ?? []).flatMap(({ path, code }) => {
    const other = path === "from" ? "to" : path === "to" ? "from" : undefined;
    const name =
      CHOICES.find((choice) => choice === path && filters[choice] !== undefined) ??
      CHOICES.find((choice) => choice === other && filters[choice] !== undefined);
    return name ? [{ name, value: filters[name] ?? "", code }] : [];
  });
  return said.filter(({ name }, index) => said.findIndex((each) => each.name === name) === index);
}

/** A property whose analytics level is none has no reports, so this leads to its guides (specification 1, section 8). */
async function requireReports(viewer: Viewer): Promise<void> {
  const { analyticsLevel } = await getProperty(viewer);
  if (analyticsLevel === "none") throw redirect(viewer.paths.guides());
}
