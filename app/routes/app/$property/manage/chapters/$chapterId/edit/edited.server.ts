import { getZodConstraint } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { getWholeChapter, type WholeChapter } from "#app/api/chapters.server.ts";
import { languageContradiction } from "#app/domain/languages/language-contradiction.ts";
import { audienceChoices } from "#app/features/audience/choices.server.ts";
import { audienceValues } from "#app/features/audience/form-values.ts";
import { reachOf } from "#app/features/audience/reach.server.ts";
import { audienceTeller } from "#app/features/audience/shown-audience.server.ts";
import { nameIn } from "#app/features/chapter-form/all-names.ts";
import { headOfChapter } from "#app/features/chapter-form/named-chapter.server.ts";
import { allLanguagesSchema, chapterEditSchema, chapterTargetSchema } from "#app/features/chapter-form/schema.server.ts";
import { momentsOf } from "#app/features/moments.server.ts";
import { publicationOf } from "#app/features/publication/publication.server.ts";
import type { Moments } from "#app/i18n/moment.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { ALL, type ShownLanguage, statusOf, textsOf } from "./languages.ts";
import { type Place, placeIn } from "./place.server.ts";

/** What the editor of a chapter shows at an address: one language, or all side by side. @throws Response 404 for the unsorted guides */
export async function editedChapter(request: Request, viewer: Viewer, chapterId: string) {
  const [chapter, place] = await Promise.all([getWholeChapter(viewer, chapterId), placeIn(request, viewer)]);
  if (chapter.id === 0) throw new Response(null, { status: 404 });
  const { id, title, revision, visibility } = chapter;
  const { lang, defaultLanguage, problems } = place;
  const written = chapter.languages.filter(({ key }) => place.languages.includes(key));
  const mayTarget = viewer.may("edit", "guides");
  const [tell, choices, reach, moments] = await Promise.all([
    audienceTeller(viewer, [chapter]),
    audienceChoices(viewer),
    reachOf(viewer, chapter.segment),
    momentsOf(viewer),
  ]);
  const edited = {
    title: viewer.text("manage:edit_chapter"),
    problems,
    place: { lang, page: place.page, pages: place.pages, query: place.query, shown: place.shown },
    languages: place.named.map((each): ShownLanguage => ({ ...each, isWritten: textsOf(chapter, each.key).title !== "" })),
    /** In which of them it has a title, and whether people see that. */
    status: written,
    contradiction: languageContradiction(defaultLanguage, written),
    archived: visibility === "deleted" ? archivedOf(viewer, moments, chapter) : null,
    /** What it says, for who can only read it. */
    written: writtenTexts(place, chapter),
    shown: tell(chapter),
    head: headOfChapter(viewer, chapter),
    chapter: { id, title, revision, live: visibility === "public" },
    guides: chapter.guides.map((guide) => ({ id: guide.id, title: guide.title, visibility: guide.visibility })),
    values: lang === ALL ? allValues(chapter, place.shown) : oneValues(chapter, lang, mayTarget && lang === defaultLanguage),
    audience: audienceValues(chapter),
    targets: mayTarget,
    choices,
    reach,
    publication: publicationOf(moments, chapter),
    sorts: viewer.may("edit", "guides", { visibility: "public" }),
    refusal: viewer.may("edit", "guides", chapter) ? null : "not_allowed_for_role",
    constraint: constraintOf(place, mayTarget),
  };
  return data(edited, { status: problems.length > 0 ? 400 : 200 });
}

export type EditedChapter = Awaited<ReturnType<typeof editedChapter>>["data"];

function writtenTexts({ named }: Place, { texts }: WholeChapter) {
  return Object.entries(texts).map(([key, each]) => ({ key, name: named.find((language) => language.key === key)?.name ?? key, ...each }));
}

function archivedOf(viewer: Viewer, { shownMoment }: Moments, { lastChangedAt, lastChangedBy }: WholeChapter) {
  const when = lastChangedAt && shownMoment(lastChangedAt);
  return { when, by: lastChangedBy, mayBringBack: viewer.may("edit", "guides", { visibility: "deleted" }) };
}

/** The values of the form of one language. Whom the chapter is for stands beside the default language. */
export function oneValues(chapter: WholeChapter, lang: string, targets: boolean): Record<string, string> {
  return { ...textsOf(chapter, lang), status: statusOf(chapter, lang), ...(targets && audienceValues(chapter)) };
}

/** Those of the form of several languages. */
export function allValues(chapter: WholeChapter, languages: readonly string[]): Record<string, string> {
  const fields = languages.flatMap((key): [string, string][] => {
    const { title, subtitle } = textsOf(chapter, key);
    return [
      [nameIn("title", key), title],
      [nameIn("subtitle", key), subtitle],
      [nameIn("status", key), statusOf(chapter, key)],
    ];
  });
  return { ...Object.fromEntries(fields), languageBehaviour: chapter.languageBehaviour };
}

function constraintOf({ lang, defaultLanguage, shown }: Place, mayTarget: boolean) {
  if (lang === ALL) return getZodConstraint(allLanguagesSchema(shown, defaultLanguage));
  if (lang === defaultLanguage && mayTarget) return getZodConstraint(chapterTargetSchema());
  return getZodConstraint(chapterEditSchema(lang === defaultLanguage));
}
