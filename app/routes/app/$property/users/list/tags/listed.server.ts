import { data, redirect } from "@remix-run/node";
import { listPageSegments } from "#app/api/page-segments.server.ts";
import { listTagsInUse, type TagInUse } from "#app/api/tags.server.ts";
import { searchText } from "#app/domain/urls/search-text.ts";
import { choicesOf } from "#app/features/list/address-problem.ts";
import { pageIn } from "#app/features/list/list-query.ts";
import { usesOf } from "#app/features/targeting/uses-of.server.ts";
import { dayWriter } from "#app/i18n/day-text.ts";
import type { Viewer } from "#app/session/viewer.ts";
import type { ListedTag, TagListData } from "./tag-list.ts";

/** What the list of tags shows at an address. A page beyond the last leads to that. */
export async function listedTags(request: Request, viewer: Viewer) {
  const address = new URL(request.url).searchParams;
  const choices = choicesOf(address);
  const query = { search: searchText(address.get("search")), ...pageIn(choices) };
  const [{ tags, pagination }, names] = await Promise.all([listTagsInUse(viewer, query), pageSegmentNames(viewer)]);
  const { total } = pagination;
  if (tags.length === 0 && total > 0) {
    const { search, limit } = query;
    throw redirect(viewer.paths.tags({ search, page: Math.ceil(total / limit), limit }));
  }
  const listed: TagListData & { title: string } = {
    title: viewer.text("tags:title"),
    query,
    problems: choices.problems,
    tags: tags.map((tag) => toListed(viewer, tag, names)),
    total,
  };
  return data(listed, { status: choices.problems.length > 0 ? 400 : 200 });
}

async function pageSegmentNames(viewer: Viewer): Promise<Map<number, string>> {
  const { pageSegments } = await listPageSegments(viewer);
  return new Map(pageSegments.map(({ id, name }) => [id, name]));
}

function toListed(viewer: Viewer, tag: TagInUse, names: Map<number, string>): ListedTag {
  const { id, name, selector, urlRule, pageSegment, seenOn, usedOn, usage, revision } = tag;
  const day = dayWriter(viewer.language);
  return {
    ...{ id, name, selector, urlRule, revision },
    pageSegment: pageSegment === 0 ? null : { id: pageSegment, name: names.get(pageSegment) ?? "" },
    seen: seenOn && day(seenOn),
    used: usedOn && day(usedOn),
    uses: usesOf(viewer, usage),
  };
}
