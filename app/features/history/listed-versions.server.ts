import type { WireVersion } from "#app/contracts/versions.ts";
import { choicesOf } from "#app/features/list/address-problem.ts";
import { pageIn } from "#app/features/list/list-query.ts";
import { momentsOf } from "#app/features/moments.server.ts";
import type { Moments } from "#app/i18n/moment.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import type { Owner } from "./history-paths.ts";
import { KINDS } from "./kinds.server.ts";

/** A version for a screen: its moment in words. */
export const shownVersion = ({ dateAndTime }: Moments, { publishedAt, ...version }: WireVersion) => ({
  ...version,
  at: dateAndTime(publishedAt),
});

export type ListedVersions = Awaited<ReturnType<typeof listedVersions>>;

/** The page of an item's versions that an address asks for. */
export async function listedVersions(request: Request, viewer: Viewer, { kind, id }: Owner) {
  const choices = choicesOf(new URL(request.url).searchParams);
  const page = pageIn(choices);
  const [{ data, pagination }, moments] = await Promise.all([KINDS[kind].list(viewer, String(id), page), momentsOf(viewer)]);
  return { ...page, problems: choices.problems, total: pagination.total, versions: data.map((version) => shownVersion(moments, version)) };
}

/** The number of a version as addresses write it. */
export const versionNumber = (text: string): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

/** As many versions as a comparison offers; older ones are reached from the history. */
export const MOST_CHOICES = 100;
