import type { WireComparison } from "#app/contracts/versions.ts";
import { choicesOf } from "#app/features/list/address-problem.ts";
import { momentsOf } from "#app/features/moments.server.ts";
import type { Moments } from "#app/i18n/moment.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { withGuideTitles } from "./guide-titles.server.ts";
import type { Kind } from "./history-paths.ts";
import { KINDS } from "./kinds.server.ts";
import { MOST_CHOICES, shownVersion, versionNumber } from "./listed-versions.server.ts";

type Side = number | "draft";

/** What the screen that compares two states of an item shows. */
export async function comparedItem(request: Request, viewer: Viewer, kind: Kind, named = "") {
  const { read, list, compare } = KINDS[kind];
  const [{ id, title, owner }, moments] = await Promise.all([read(viewer, named), momentsOf(viewer)]);
  const { data } = await list(viewer, String(id), { page: 1, limit: MOST_CHOICES });
  const { sides, problems } = sidesIn(request, data[0]?.number ?? null);
  const compared = await compare(viewer, String(id), sides);
  return {
    title: viewer.text("history:compare_title"),
    item: { ...owner, title },
    problems,
    sides: { from: String(sides.from), to: String(sides.to) },
    versions: data.map((version) => shownVersion(moments, version)),
    compared: comparedView(moments, kind === "message" ? await withGuideTitles(viewer, compared) : compared),
  };
}

/** Which two states an address asks to compare; without any, the newest version with the draft. */
function sidesIn(request: Request, newest: number | null) {
  const choices = choicesOf(new URL(request.url).searchParams);
  const side = (name: string, usual: Side) =>
    choices.read<Side>(name, usual, (value) => (value === "draft" ? value : versionNumber(value)));
  const from = side("from", newest ?? "draft");
  return { sides: { from, to: side("to", "draft") }, problems: choices.problems };
}

/** What differs, for its screen: the item's own texts first, then each step or question. */
function comparedView(moments: Moments, { from, to, differences, total }: WireComparison) {
  const groups = new Map<string, { step: WireComparison["differences"][number]["step"]; rows: typeof differences }>();
  for (const difference of differences) {
    const key = difference.step?.id ?? "";
    const group = groups.get(key) ?? { step: difference.step, rows: [] };
    group.rows.push(difference);
    groups.set(key, group);
  }
  return {
    from: from && shownVersion(moments, from),
    to: to && shownVersion(moments, to),
    groups: [...groups.values()],
    more: total - differences.length,
    total,
  };
}

export type ComparedView = ReturnType<typeof comparedView>;
