import { data, redirect } from "@remix-run/node";
import { listArchivedChapters } from "#app/api/chapters.server.ts";
import { readListQuery } from "#app/features/list/list-query.ts";
import { momentsOf } from "#app/features/moments.server.ts";
import { languageName } from "#app/i18n/language-name.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { ARCHIVED_SORTS, type ArchivedRow, type ArchivedSort, inAddress } from "./archived-list.ts";

/** What the list of archived chapters shows at an address. A page beyond the last leads to that. */
export async function listedArchived(request: Request, viewer: Viewer) {
  const { query, problems } = readListQuery<ArchivedSort>(new URL(request.url).searchParams, { sorts: ARCHIVED_SORTS });
  const { search, sort, order, page, limit } = query;
  const [{ chapters, total }, { shownMoment }] = await Promise.all([
    listArchivedChapters(viewer, { search, sort, order, page, limit }),
    momentsOf(viewer),
  ]);
  if (chapters.length === 0 && total > 0) {
    throw redirect(viewer.paths.archivedChapters(inAddress({ ...query, page: Math.ceil(total / limit) })));
  }
  const rows = chapters.map(
    ({ id, title, revision, languages, archivedAt, archivedBy }): ArchivedRow => ({
      ...{ id, title, revision },
      languages: languages.map(({ key }) => languageName(key, viewer.language)).join(", "),
      when: shownMoment(archivedAt),
      by: archivedBy,
    }),
  );
  const listed = { title: viewer.text("chapters:archived"), query, problems, rows, total, mayBringBack: viewer.may("edit", "guides") };
  return data(listed, { status: problems.length > 0 ? 400 : 200 });
}
