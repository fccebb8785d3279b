import { missedQuery } from "#app/domain/search/missed-query.ts";
import type { RestPorts } from "#player/core/rest-port.ts";

/** After so long without a further letter, in milliseconds, somebody has looked for what is typed. */
const REST = 1500;

/** Reports what was looked for and not found, each once on a page; told of nobody (app/domain/analytics/event-catalogue.ts: search_missed). */
export function createMissed({ report }: Pick<RestPorts, "report">) {
  const told = new Set<string>();
  let last = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (typed: string, isNothing: boolean): void => {
    const query = isNothing ? missedQuery(typed) : "";
    if (query === last) return;
    last = query;
    clearTimeout(timer);
    if (!query || told.has(query)) return;
    timer = setTimeout(() => {
      told.add(query);
      report("search_missed", { payload: { query } });
    }, REST);
  };
}
