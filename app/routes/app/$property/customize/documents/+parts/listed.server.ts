import { data, redirect } from "@remix-run/node";
import { listDocuments, listHelpCentres } from "#app/api/documents.server.ts";
import { getShellProperty, getShellStylings } from "#app/api/properties.server.ts";
import { momentsOf } from "#app/features/moments.server.ts";
import { switchedOff } from "#app/features/stylings/switched-off.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { inAddress, type ListedDocument, readDocumentQuery, UPLOADED } from "./document-list.ts";
import { fetchingTasks, shownCentre } from "./shown-centre.server.ts";

/** What the screen of documents shows at an address. A page beyond the last leads to that. */
export async function listedDocuments(request: Request, viewer: Viewer) {
  const [centres, { languages, limits }, moments, searchOff, { enableCopilot }] = await Promise.all([
    listHelpCentres(viewer),
    getShellProperty(viewer),
    momentsOf(viewer),
    switchedOff(viewer, "searchEnabled"),
    getShellStylings(viewer),
  ]);
  const sources = [UPLOADED, ...centres.map(({ id }) => String(id))];
  const { query, problems } = readDocumentQuery(
    new URL(request.url).searchParams,
    sources,
    languages.map(({ key }) => key),
  );
  const { source, lang, search, sort, order, page, limit } = query;
  const centre = source === UPLOADED ? 0 : Number(source);
  const [{ data: documents, pagination }, tasks] = await Promise.all([
    listDocuments(viewer, { search, sort, order, page, limit, lang: lang || undefined, ...(source && { centre }) }),
    fetchingTasks(viewer, moments, centres),
  ]);
  const { total } = pagination;
  if (documents.length === 0 && total > 0) {
    throw redirect(viewer.paths.documents(inAddress({ ...query, page: Math.ceil(total / limit) })));
  }
  const nameOf = new Map(centres.map(({ id, name }) => [id, name]));
  const listed = {
    title: viewer.text("documents:title"),
    query,
    problems,
    searchOff,
    isAsked: enableCopilot && limits.aiAssistant,
    centres: centres.map((each) => shownCentre(viewer, moments, each)),
    tasks,
    languages: languages.map(({ key }) => key),
    documents: documents.map(
      ({ id, title, language, centre: from, characters, lastChangedAt, lastChangedBy }): ListedDocument => ({
        ...{ id, title, language, characters },
        source: from === null ? null : (nameOf.get(from) ?? null),
        changed: moments.shownMoment(lastChangedAt),
        changedBy: lastChangedBy,
      }),
    ),
    total,
    mayEdit: viewer.may("edit", "customize"),
    maySeeProcesses: viewer.may("view", "processes"),
  };
  return data(listed, { status: problems.length > 0 ? 400 : 200 });
}
