import { tryCopilot } from "#app/api/copilot-settings.server.ts";
import { MOST_QUESTION_CHARACTERS, type SourceKind } from "#app/domain/copilot/settings.ts";
import { cut } from "#app/domain/cut.ts";
import { isBlank, isStorable } from "#app/domain/storable-text.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { documentPaths } from "#app/paths/documents.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** The question in an address, in a language of the property, and what answers it; null where nothing was asked. */
export async function askedIn(request: Request, viewer: Viewer) {
  const typed = new URL(request.url).searchParams.get("question") ?? "";
  const question = isStorable(typed) && !isBlank(typed) ? cut(typed, MOST_QUESTION_CHARACTERS) : "";
  const { key, all } = await contentLanguage(request, viewer);
  const answer = question === "" ? null : await tryCopilot(viewer, { question, lang: key });
  const sources = linksTo(viewer, answer?.sources ?? []);
  return { question, language: key, languages: all.map((each) => each.key), answer: answer && { ...answer, sources } };
}

/** Where each source of an answer is written. */
export const linksTo = ({ paths }: Viewer, sources: { kind: SourceKind; id: number; title: string }[]) =>
  sources.map(({ kind, id, title }) => ({
    title,
    to:
      kind === "documents"
        ? documentPaths(paths).document(id)
        : kind === "guides"
          ? paths.guideSteps(id)
          : paths.message("announcement", id),
  }));
