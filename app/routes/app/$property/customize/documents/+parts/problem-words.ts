/** What is said of each reason why a help centre could not be fetched: keys of the texts of documents. */
const PROBLEM_WORDS: Record<string, string> = {
  unreachable: "problem_unreachable",
  private: "problem_private",
  not_found: "problem_not_found",
  no_list: "problem_no_list",
  too_large: "problem_too_large",
  timeout: "problem_timeout",
  redirect: "problem_redirect",
  robots: "problem_robots",
};

/** The same for a reason as it is stored, also for one that this version does not know. */
export const problemWords = (problem: string | null): string => PROBLEM_WORDS[problem?.replace(/^problem_/, "") ?? ""] ?? "problem_other";
