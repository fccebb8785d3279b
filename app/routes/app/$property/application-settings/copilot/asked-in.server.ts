import { tryCopilot } from "#app/api/copilot-settings.server.ts";
import { attempt } from "#app/api/failure.ts";
import { MOST_QUESTION_CHARACTERS, type SourceKind } from "#app/domain/copilot/settings.ts";
import { cut } from "#app/domain/cut.ts";
import { isBlank, isStorable } from "#app/domain/storable-text.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { documentPaths } from "#app/paths/documents.ts";
import type { Viewer } from "#app/session/viewer.ts";

/**
 * The question in an address, in a language of the property, and what answers it; null where nothing was asked. `failed`: the code of why nothing
 * could answer now, which takes nothing else from the screen.
 */
export async function askedIn(request: Request, viewer: Viewer) {
  const typed = new URL(request.url).searchParams.get("question") ?? "";
  const question = isStorable(typed) && !isBlank(typed) ? cut(typed, MOST_QUESTION_CHARACTERS) : "";
  const { key, all } = await contentLanguage(request, viewer);
  const shown = { question, language: key, languages: all.map((each) => each.key) };
  if (question === "") return { ...shown, answer: null, failed: null };
  const tried = await attempt(tryCopilot(viewer, { question, lang: key }));
  if (!tried.ok) return { ...shown, answer: null, failed: tried.failure.code };
  const { answer } = tried;
  return { ...shown, answer: { ...answer, sources: linksTo(viewer, answer.sources) }, failed: null };
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
