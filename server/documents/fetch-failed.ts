import type { FetchProblem } from "#app/domain/documents/fetch-problems.ts";

/** Why something could not be fetched. `again`: milliseconds after which the site may be asked once more. */
export class FetchFailed extends Error {
  constructor(
    readonly problem: FetchProblem,
    readonly again: number | null = null,
  ) {
    super(problem);
  }
}
