import type { WireComparison } from "#app/contracts/versions.ts";
import { choicesOf } from "#app/features/list/address-problem.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { shownVersion } from "./listed-versions.server.ts";

type Side = number | "draft";

/** Which two states an address asks to compare; without any, the newest version with the draft. */
export function sidesIn(request: Request, newest: number | null) {
  const choices = choicesOf(new URL(request.url).searchParams);
  const side = (name: string, usual: Side) =>
    choices.read<Side>(name, usual, (value) => (value === "draft" ? value : /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined));
  const from = side("from", newest ?? "draft");
  return { sides: { from, to: side("to", "draft") }, problems: choices.problems };
}

/** What differs, for its screen: the guide's own texts first, then each step. */
export function comparedView(viewer: Viewer, { from, to, differences, total }: WireComparison) {
  const groups = new Map<string, { step: WireComparison["differences"][number]["step"]; rows: typeof differences }>();
  for (const difference of differences) {
    const key = difference.step?.id ?? "";
    const group = groups.get(key) ?? { step: difference.step, rows: [] };
    group.rows.push(difference);
    groups.set(key, group);
  }
  return {
    from: from && shownVersion(viewer, from),
    to: to && shownVersion(viewer, to),
    groups: [...groups.values()],
    more: total - differences.length,
    total,
  };
}

export type ComparedView = ReturnType<typeof comparedView>;
