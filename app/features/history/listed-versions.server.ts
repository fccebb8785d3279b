import type { WireVersion } from "#app/contracts/versions.ts";
import { choicesOf } from "#app/features/list/address-problem.ts";
import { pageIn } from "#app/features/list/list-query.ts";
import { dateAndTime } from "#app/i18n/moment.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

type Page = { page: number; limit: number };
type Listed = { data: WireVersion[]; pagination: { total: number } };

/** A version for a screen: its moment in words. */
export const shownVersion = (viewer: Viewer, { publishedAt, ...version }: WireVersion) => ({
  ...version,
  at: dateAndTime(viewer.language, publishedAt),
});
export type ShownVersion = ReturnType<typeof shownVersion>;

/** The page of an item's versions that an address asks for. */
export async function listedVersions(request: Request, viewer: Viewer, list: (page: Page) => Promise<Listed>) {
  const choices = choicesOf(new URL(request.url).searchParams);
  const page = pageIn(choices);
  const { data, pagination } = await list(page);
  return { ...page, problems: choices.problems, total: pagination.total, versions: data.map((version) => shownVersion(viewer, version)) };
}

/** As many versions as a comparison offers; older ones are reached from the history. */
export const MOST_CHOICES = 100;
