import type { Case } from "./play.ts";

/** Another element than the target was taken for it. */
export const isWrong = ({ outcome }: Case) => outcome === "another";
export const isMissed = (each: Case) => each.isThere && each.outcome !== "found" && !isWrong(each);

/** The share that is found of what is there. */
export function shareIn(cases: Case[]): number {
  const there = cases.filter(({ isThere }) => isThere);
  return there.filter(({ outcome }) => outcome === "found").length / there.length;
}

export const asLine = ({ application, release, target, outcome, taken }: Case) =>
  `${application}, ${release} · ${target} → ${outcome} ${taken}`.trim();

/** One line for each application, and one for all of them. */
export function table(cases: Case[]): string {
  const found = (some: Case[]) => {
    const there = some.filter(({ isThere }) => isThere);
    return `${there.filter(({ outcome }) => outcome === "found").length} of ${there.length}`;
  };
  const line = (name: string, some: Case[]) => {
    const [older, newer] = ["older", "newer"].map((release) => some.filter((each) => each.release === release));
    const gone = newer!.filter(({ isThere }) => !isThere).length;
    return (
      name.padEnd(16) + [found(older!), found(newer!), gone, some.filter(isWrong).length].map((cell) => String(cell).padStart(16)).join("")
    );
  };
  const names = [...new Set(cases.map(({ application }) => application))];
  const head = ["after a reload", "newer release", "there no more", "wrong"].map((cell) => cell.padStart(16)).join("");
  return [
    "".padEnd(16) + head,
    ...names.map((name) =>
      line(
        name,
        cases.filter((each) => each.application === name),
      ),
    ),
    line("all", cases),
  ].join("\n");
}
