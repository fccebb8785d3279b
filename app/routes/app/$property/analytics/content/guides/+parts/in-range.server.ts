import { type ApiFailure, attempt } from "#app/api/failure.ts";
import type { AddressProblem, Filters } from "#app/features/report/filters.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { requireReports } from "./require-reports.server.ts";

const CHOICES = ["from", "to", "lang"] as const;

/**
 * A report on what was asked for. Choices that the upstream refuses are told as `problems`, and the usual takes their place: a range
 * goes as a whole. `typed` is what stands in the fields of the range then, and the range that was reported on otherwise.
 */
export async function inRange<Asked extends Filters, Report extends { from: string; to: string }>(
  viewer: Viewer,
  asked: Asked,
  read: (query: Asked) => Promise<Report>,
) {
  const problems: AddressProblem[] = [];
  let query = asked;
  let [answer] = await Promise.all([attempt(read(query)), requireReports(viewer)]);
  while (!answer.ok) {
    const found = problemsOf(answer.failure, query);
    if (found.length === 0) throw answer.failure;
    problems.push(...found);
    const isOfRange = found.some(({ name }) => name !== "lang");
    query = { ...query, ...(isOfRange && { from: undefined, to: undefined }), ...(hasLanguage(found) && { lang: undefined }) };
    answer = await attempt(read(query));
  }
  const report = answer.answer;
  const isTyped = problems.some(({ name }) => name !== "lang");
  const typed = isTyped ? { from: asked.from ?? "", to: asked.to ?? "" } : { from: report.from, to: report.to };
  return { report, problems, typed, lang: query.lang };
}

const hasLanguage = (problems: AddressProblem[]) => problems.some(({ name }) => name === "lang");

/** The first that the upstream says of each choice. Only one end of the range may have been chosen: then it is said of that. */
function problemsOf({ code, problem }: ApiFailure, query: Filters): AddressProblem[] {
  if (code !== "query_invalid") return [];
  const said = (problem?.fields ?? []).flatMap(({ path, code }) => {
    const other = path === "from" ? "to" : path === "to" ? "from" : undefined;
    const name = [path, other].find((each) => CHOICES.some((choice) => choice === each && query[choice] !== undefined));
    return name ? [{ name, value: query[name as keyof Filters] ?? "", code }] : [];
  });
  return said.filter(({ name }, index) => said.findIndex((each) => each.name === name) === index);
}
