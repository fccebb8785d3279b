import { data, redirect } from "@remix-run/node";
import { listPageSegments, type PageSegment } from "#app/api/page-segments.server.ts";
import { addressToTest } from "#app/domain/targeting/address-to-test.ts";
import { judgeAddress } from "#app/domain/targeting/page-facts.ts";
import { momentsOf } from "#app/features/moments.server.ts";
import { usesOf } from "#app/features/targeting/uses-of.server.ts";
import type { Moments } from "#app/i18n/moment.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { inAddress, type ListedPageSegment, type PageSegmentListData, readPageSegmentQuery } from "./page-segment-list.ts";

/** What the list of page segments shows at an address. A page beyond the last leads to that. */
export async function listedPageSegments(request: Request, viewer: Viewer) {
  const { query, problems } = readPageSegmentQuery(new URL(request.url).searchParams);
  const { search, sort, order, page, limit, test } = query;
  const address = addressToTest(test);
  const [{ pageSegments, pagination }, tested, moments] = await Promise.all([
    listPageSegments(viewer, { search, sort, order, page, limit }),
    address === null ? null : testedAt(viewer, address),
    momentsOf(viewer),
  ]);
  const { total } = pagination;
  if (pageSegments.length === 0 && total > 0) {
    throw redirect(viewer.paths.pageSegments(inAddress({ ...query, page: Math.ceil(total / limit) })));
  }
  const listed: PageSegmentListData & { title: string } = {
    title: viewer.text("page-segments:title"),
    query,
    problems,
    pageSegments: pageSegments.map((each) => toListed(viewer, moments, each, address)),
    total,
    tested,
  };
  return data(listed, { status: problems.length > 0 ? 400 : 200 });
}

/** What all page segments of the property say of an address. */
async function testedAt(viewer: Viewer, address: string) {
  const { pageSegments } = await listPageSegments(viewer);
  const shows = pageSegments.filter(({ conditions }) => judgeAddress(conditions, address).shows).length;
  return { address, shows, all: pageSegments.length };
}

function toListed(viewer: Viewer, { shownMoment }: Moments, pageSegment: PageSegment, address: string | null): ListedPageSegment {
  const { id, name, conditions, usage, createdAt, updatedAt, lastChangedBy, revision } = pageSegment;
  return {
    ...{ id, name, ...conditions, revision },
    uses: usesOf(viewer, usage),
    created: shownMoment(createdAt),
    changed: shownMoment(updatedAt),
    changedBy: lastChangedBy,
    verdict: address === null ? null : judgeAddress(conditions, address),
  };
}
