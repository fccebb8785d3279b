import { data, redirect } from "@remix-run/node";
import { capturedTarget } from "#app/domain/targets/target.ts";
import { audienceChoices } from "#app/features/audience/choices.server.ts";
import { momentsOf } from "#app/features/moments.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { type Noun, waysOf } from "./noun.ts";
import { inAddress, type ListedPlaced, type PlacedListData, type PlacedQuery, readPlacedQuery } from "./placed-list.ts";
import { mayEdit, portOf, type StoredPlaced } from "./port.server.ts";

type Names = readonly { id: number; name: string }[];

/** The states of a list, in the words of the contract. */
const STATE_AS_ASKED: Record<PlacedQuery["state"], { enabled?: "true" | "false"; alarm?: "true" }> = {
  all: {},
  on: { enabled: "true" },
  off: { enabled: "false" },
  failing: { alarm: "true", enabled: "true" },
};

/** What the list of a noun shows at an address. A page beyond the last leads to that. */
export async function listedPlaced(request: Request, viewer: Viewer, noun: Noun) {
  const { query, problems } = readPlacedQuery(new URL(request.url).searchParams);
  const { state, ...asked } = query;
  const [{ items, pagination }, choices, moments] = await Promise.all([
    portOf(noun).list(viewer, { ...asked, ...STATE_AS_ASKED[state] }),
    audienceChoices(viewer),
    momentsOf(viewer),
  ]);
  const { total } = pagination;
  if (items.length === 0 && total > 0) {
    throw redirect(waysOf(viewer.paths, noun).list(inAddress({ ...query, page: Math.ceil(total / query.limit) })));
  }
  const named = (id: number, among: Names) => (id === 0 ? null : { id, name: among.find((each) => each.id === id)?.name ?? "" });
  const toListed = (item: StoredPlaced): ListedPlaced => ({
    ...{ id: item.id, name: item.name, enabled: item.enabled, identifier: item.identifier, url: item.url, revision: item.revision },
    failing: item.enabled ? item.alarm && viewer.text("hints:failing_since", { since: moments.dateAndTime(item.alarm.since) }) : null,
    captured: capturedTarget(item) !== null,
    segment: named(item.segment, choices.segments),
    pageSegment: named(item.pageSegment, choices.pageSegments),
    changed: moments.shownMoment(item.updatedAt),
    changedBy: item.lastChangedBy,
    mayEdit: mayEdit(viewer, item),
  });
  const listed: PlacedListData = {
    title: viewer.text(`hints:title_${noun}`),
    ...{ query, problems, total },
    items: items.map(toListed),
    mayCreate: viewer.may("edit", "guides"),
  };
  return data(listed, { status: problems.length > 0 ? 400 : 200 });
}
