import { redirect } from "@remix-run/node";
import { attempt } from "#app/api/failure.ts";
import { getSegment, keepDraft, keptDraft, type Segment } from "#app/api/segments.server.ts";
import { idInAddress } from "#app/domain/urls/id-in-address.ts";
import { type Draft, draftKey, draftOf, NEW_FILTER } from "#app/features/segments/draft.ts";
import { draftFromAddress, draftInAddress } from "#app/features/segments/draft-address.ts";
import { OPEN_FILTERS, placeIn } from "#app/features/segments/draft-form.ts";
import type { FilterProblem, Place } from "#app/features/segments/judge-draft.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** Longer addresses name a kept draft instead: many proxies take no more than eight thousand characters. */
const LONGEST_ADDRESS = 4_000;

/** How the builder stands: what is stored, what is written, at which revision that began, and what the address asks to show. */
export type BuilderState = {
  stored: Segment;
  draft: Draft;
  revision: number;
  /** The segment as it was stored at that revision, as a draft in an address; null where nobody knows it any more. */
  base: string | null;
  open: Place | null;
  /** Whether to say what is wrong with each filter. */
  isChecked: boolean;
  page: number;
  /** Why what the address holds is not what is shown: its draft is no longer kept, or a part of it cannot be read. */
  lost: "forgotten" | "cut" | null;
};

export const storedDraft = ({ name, connection, filterGroups }: Segment): Draft => ({
  name,
  connection,
  groups: filterGroups.map((group) => ({ connection: group.connection, filters: group.filters.map(draftOf) })),
});

/** The state that an address holds. Without a segment it leads to the list. @throws Response 404 for a segment that is not there */
export async function builderState(request: Request, viewer: Viewer): Promise<BuilderState> {
  const query = new URL(request.url).searchParams;
  const id = idInAddress(query.get("segment") ?? "");
  if (id === null) throw query.has("segment") ? new Response(null, { status: 404 }) : redirect(viewer.paths.segments());
  const stored = await getSegment(viewer, String(id));
  const name = query.get("draft");
  const kept = name === null ? null : await attempt(keptDraft(viewer, name));
  if (kept && !kept.ok && kept.failure.status !== 404) throw kept.failure;
  // The revision follows the draft in an address, so that an address that lost its end has none.
  const isWhole = query.has("revision");
  const written = isWhole ? draftFromAddress(kept?.ok ? new URLSearchParams(kept.answer) : query) : null;
  const isCut = written === null && (query.has("connection") || kept?.ok === true);
  const revision = idInAddress(query.get("revision") ?? "") ?? stored.revision;
  return {
    stored,
    draft: withAttribute(written ?? storedDraft(stored), query.get("attribute")),
    lost: kept?.ok === false ? "forgotten" : isCut ? "cut" : null,
    revision,
    base: revision === stored.revision ? inAddress(storedDraft(stored)) : await baseNamed(viewer, query.get("base")),
    open: placeIn(query.get("open") ?? ""),
    isChecked: query.has("check"),
    page: idInAddress(query.get("page") ?? "") ?? 1,
  };
}

const inAddress = (draft: Draft): string => new URLSearchParams(draftInAddress(draft)).toString();

async function baseNamed(viewer: Viewer, name: string | null): Promise<string | null> {
  const kept = name === null ? null : await attempt(keptDraft(viewer, name));
  return kept?.ok ? kept.answer : null;
}

/** An attribute that was just defined is what the first filter without a key asks about. */
function withAttribute(draft: Draft, attribute: string | null): Draft {
  const chosen = attribute === null ? NEW_FILTER : { ...NEW_FILTER, ...draftKey(attribute) };
  const group = chosen.key === "" ? -1 : draft.groups.findIndex(({ filters }) => filters.some(({ key }) => key === ""));
  const at = draft.groups[group]?.filters.findIndex(({ key }) => key === "") ?? -1;
  if (at < 0) return draft;
  return {
    ...draft,
    groups: draft.groups.map((each, index) => (index === group ? { ...each, filters: each.filters.with(at, chosen) } : each)),
  };
}

type Shown = { open?: Place | undefined; check?: boolean; page?: number; base?: string | undefined; focus?: string | undefined };

/** The address of a state of the builder. */
export async function builderAddress(viewer: Viewer, id: number, revision: number, draft: Draft, shown: Shown = {}): Promise<string> {
  const { open, check, page, base, focus } = shown;
  const rest: [string, string][] = [
    ["revision", String(revision)],
    ...(open ? [["open", `${open.group}.${open.filter}`] as [string, string]] : []),
    ...(check ? [["check", "1"] as [string, string]] : []),
    ...(base ? [["base", base] as [string, string]] : []),
    ...(page && page > 1 ? [["page", String(page)] as [string, string]] : []),
  ];
  const state = draftInAddress(draft);
  const whole = viewer.paths.segment(id, [...state, ...rest], focus);
  if (whole.length <= LONGEST_ADDRESS) return whole;
  const kept = await keepDraft(viewer, inAddress(draft));
  return viewer.paths.segment(id, [["draft", kept], ...rest], focus);
}

/** Which filters are open for editing: all of a few, else what was asked for and what is wrong. */
export function openFilters({ draft, open }: Pick<BuilderState, "draft" | "open">, problems: FilterProblem[]): Place[] {
  const all = draft.groups.flatMap(({ filters }, group) => filters.map((_, filter) => ({ group, filter })));
  if (all.length <= OPEN_FILTERS) return all;
  const isOpen = (place: Place) =>
    [...(open ? [open] : []), ...problems].some((each) => each.group === place.group && each.filter === place.filter);
  const wanted = all.filter(isOpen);
  const first = open && wanted.find((each) => each.group === open.group && each.filter === open.filter);
  return [...(first ? [first] : []), ...wanted.filter((each) => each !== first)].slice(0, OPEN_FILTERS);
}
