import { type Case, PRECISIONS } from "./harness/run-page.ts";

const STANDARD = PRECISIONS.indexOf(50);
const outcome = ({ found }: Case) => found[STANDARD]!;

/** What was found is neither the target nor nothing, or it is what should be there no more. */
export const isWrong = (each: Case) =>
  outcome(each) !== "nothing" && (outcome(each) !== "target" || each.expected === "absent") && !isHidden(each);
export const isHidden = (each: Case) => outcome(each) === "hidden" && each.expected !== "absent";
export const isMissed = (each: Case) => each.expected === "found" && outcome(each) !== "target" && !isWrong(each);
/** The share of what must be found that is. */
export const foundShare = (cases: Case[]) => {
  const must = cases.filter(({ expected }) => expected === "found");
  return must.filter((each) => outcome(each) === "target").length / must.length;
};
export const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
export const asLine = (each: Case) => `${each.page} · ${each.mutation} · ${each.target} → ${outcome(each)} (${each.expected})`;

/** Cases in which a higher precision finds what a lower one does not. */
export const addedByTightening = (cases: Case[]) =>
  cases.filter(({ found }) => found.some((now, index) => index > 0 && now !== "nothing" && now !== found[index - 1]));

/** One line for each mutation, and one for all of them. */
export function table(cases: Case[]): string {
  const line = (name: string, some: Case[]) => {
    const must = some.filter(({ expected }) => expected === "found");
    const may = some.filter(({ expected }) => expected === "may");
    const found = must.filter((each) => outcome(each) === "target");
    const cells = [some.length, must.length, found.length, share(found.length, must.length)];
    const more = [may.length, may.filter((each) => outcome(each) === "target").length, some.filter(isWrong).length];
    return `${name.padEnd(28)}${[...cells, ...more].map((cell) => String(cell).padStart(9)).join("")}`;
  };
  const names = [...new Set(cases.map(({ mutation }) => mutation))];
  const head = ["cases", "must", "found", "share", "may", "found", "wrong"].map((cell) => cell.padStart(9)).join("");
  const lines = names.map((name) =>
    line(
      name,
      cases.filter(({ mutation }) => mutation === name),
    ),
  );
  return [`${"".padEnd(28)}${head}`, ...lines, line("all", cases)].join("\n");
}
