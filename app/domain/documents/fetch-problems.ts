/** Why a help centre could not be fetched: keys of the texts of documents, behind `problem_`. */
export const FETCH_PROBLEMS = [
  /** No answer, or one that says that something is wrong there. */
  "unreachable",
  /** It stands in a private network, or names something there. */
  "private",
  "not_found",
  /** Neither a sitemap nor a feed, and no page that names one. */
  "no_list",
  /** Its list names what is not there. */
  "dead_links",
  "too_large",
  "timeout",
  /** It leads to another site, or in circles. */
  "redirect",
  /** Its robots.txt asks programs to stay away. */
  "robots",
  /** There was no time or no room left for the rest. */
  "unfinished",
  "other",
] as const;
export type FetchProblem = (typeof FETCH_PROBLEMS)[number];

/** What is told of two problems: that not everything was fetched, else the first. */
export const firstProblem = (one: FetchProblem | null, next: FetchProblem | null): FetchProblem | null =>
  next === "unfinished" ? next : (one ?? next);

/** A problem of what a help centre names, as one of the help centre: its own address is there then. */
export const problemOfNamed = (problem: FetchProblem): FetchProblem => (problem === "not_found" ? "dead_links" : problem);
