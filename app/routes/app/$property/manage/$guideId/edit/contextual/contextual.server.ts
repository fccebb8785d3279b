import { getZodConstraint } from "@conform-to/zod/v4";
import { getWholeChapter } from "#app/api/chapters.server.ts";
import { type Guide, getGuide } from "#app/api/guides.server.ts";
import { getPromotion } from "#app/api/popups.server.ts";
import { getShellProperty } from "#app/api/properties.server.ts";
import { languageContradiction } from "#app/domain/languages/language-contradiction.ts";
import { audienceChoices } from "#app/features/audience/choices.server.ts";
import { audienceValues, showingValues } from "#app/features/audience/form-values.ts";
import { localTimeOf } from "#app/features/audience/local-time.server.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { framedGuide, refusalOf } from "#app/routes/app/$property/manage/$guideId/edit/+parts/framed-guide.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { draftAndLive } from "./draft-and-live.server.ts";
import { completeness, languageValues } from "./languages.ts";
import { languagesSchema } from "./schema.server.ts";

/** Everything that decides about how a guide starts, in which languages, and how its draft differs from what is live. */
export async function contextualView(request: Request, viewer: Viewer, id: string) {
  const guide = await getGuide(viewer, id);
  const [framed, { timeZone }, { all }, choices, chapter, promotion, sides] = await Promise.all([
    framedGuide(viewer, guide),
    getShellProperty(viewer),
    contentLanguage(request, viewer),
    audienceChoices(viewer),
    chapterOf(viewer, guide),
    guide.promotion === null ? null : getPromotion(viewer, guide.promotion),
    draftAndLive(viewer, guide),
  ]);
  const local = (moment: string | null) => localTimeOf(moment, timeZone);
  const keys = all.map(({ key }) => key);
  const written = guide.languages.filter(({ key }) => keys.includes(key));
  return {
    title: viewer.text("contextual:title"),
    framed,
    choices,
    timeZone,
    start: { ...audienceValues(guide), ...showingValues(guide.showing, local) },
    chapter: chapter && {
      id: chapter.id,
      title: chapter.title,
      values: { ...audienceValues(chapter), from: local(chapter.showing.from), to: local(chapter.showing.to) },
    },
    promotion: promotion && {
      enabled: promotion.enabled,
      headline: promotion.headline,
      languages: promotion.languages.map(({ key, status }) => ({ name: all.find((each) => each.key === key)?.name ?? key, status })),
      isSeen: guide.showing.auto,
      isOnce: guide.showing.reminder === 0,
    },
    sides,
    languages: all.map((language) => ({ ...language, written: completeness(guide, language.key) })),
    contradiction: languageContradiction(all.find(({ isDefault }) => isDefault)?.key ?? "", written),
    values: languageValues(guide, keys),
    mayTarget: framed.may.edit && viewer.may("edit", "guides"),
    refusal: framed.may.edit ? null : refusalOf(viewer, guide),
    constraint: getZodConstraint(languagesSchema(keys)),
  };
}

export type ContextualView = Awaited<ReturnType<typeof contextualView>>;

const chapterOf = (viewer: Viewer, { chapterId }: Guide) => (chapterId === 0 ? null : getWholeChapter(viewer, String(chapterId)));
