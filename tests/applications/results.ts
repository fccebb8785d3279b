import type { Application } from "./application.ts";
import type { Case } from "./play.ts";

/** Another element than the target was taken for it. */
export const isWrong = ({ outcome }: Case) => outcome === "another";
export const isMissed = (each: Case) => each.isThere && each.outcome !== "found" && !isWrong(each);

/** The share that is found of what is there. */
export function shareIn(cases: Case[]): number {
  const there = cases.filter(({ isThere }) => isThere);
  return there.filter(({ outcome }) => outcome === "found").length / there.length;
}

export const asLine = ({ application, release, scene, target, outcome, taken }: Case) =>
  `${application.name}, ${release} · ${scene.name} · ${target} → ${outcome} ${taken}`.trim();

/** One line for each application, and one for all of them. */
export function table(cases: Case[]): string {
  const row = (name: string, cells: (string | number)[]) => name.padEnd(32) + cells.map((cell) => String(cell).padStart(16)).join("");
  const found = (some: Case[]) =>
    `${some.filter(({ outcome }) => outcome === "found").length} of ${some.filter(({ isThere }) => isThere).length}`;
  const line = (name: string, some: Case[]) => {
    const [older, newer] = ["older", "newer"].map((release) => some.filter((each) => each.release === release)) as [Case[], Case[]];
    const gone = newer.filter(({ isThere }) => !isThere).length;
    return row(name, [found(older), found(newer), gone, some.filter(isWrong).length]);
  };
  const of = (one: Application) => cases.filter(({ application }) => application === one);
  return [
    row("", ["after a reload", "newer release", "there no more", "wrong"]),
    ...[...new Set(cases.map(({ application }) => application))].map((one) => line(`${one.name} (${one.builtWith})`, of(one))),
    line("all", cases),
  ].join("\n");
}
