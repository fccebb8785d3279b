import { type Application, RELEASES } from "./application.ts";
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
    const after = RELEASES.map((release) => some.filter((each) => each.release === release));
    return row(name, [...after.map(found), some.filter(({ isThere }) => !isThere).length, some.filter(isWrong).length]);
  };
  const of = (one: Application) => cases.filter(({ application }) => application === one);
  return [
    row("", ["after a reload", "two releases on", "in the newest", "there no more", "wrong"]),
    ...[...new Set(cases.map(({ application }) => application))].map((one) => line(`${one.name} (${one.builtWith})`, of(one))),
    line("all", cases),
  ].join("\n");
}
