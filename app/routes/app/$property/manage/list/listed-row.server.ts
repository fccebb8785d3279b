import type { FoundGuide, GuideRow } from "#app/api/guides.server.ts";
import type { audienceTeller } from "#app/features/audience/shown-audience.server.ts";
import { languageName } from "#app/i18n/language-name.ts";
import { shownMoment } from "#app/i18n/moment.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import type { ListedGuide } from "./+parts/list-context.ts";

export type Teller = Awaited<ReturnType<typeof audienceTeller>>;

/** A guide as its row shows it; `shownAt` is where a list without numbers of its own would have it. */
export function listedRow(
  viewer: Viewer,
  guide: GuideRow & { place: number; match?: FoundGuide["match"] },
  shownAt: number,
  tell: Teller,
): ListedGuide {
  const { id, title, visibility, revision, stepCount, languages, startsIn30Days } = guide;
  const audience = tell(guide);
  return {
    id,
    title,
    visibility,
    revision,
    stepCount,
    languages: languages.map(({ key }) => key.toUpperCase()).join(" "),
    changed: shownMoment(viewer.language, guide.lastChangedAt),
    ...(guide.place !== shownAt && { place: guide.place }),
    ...(startsIn30Days > 0 && { starts: startsIn30Days }),
    ...(audience && { audience }),
    ...(guide.hasAlarm && { hasAlarm: true }),
    ...(guide.hasUnpublishedChanges && { hasUnpublishedChanges: true }),
    ...(guide.match && { match: matchText(viewer, guide.match) }),
  };
}

/** Where else than in the title a search found a guide, in words. */
function matchText({ language, text }: Viewer, match: NonNullable<FoundGuide["match"]>): string {
  const values = { language: languageName(match.language, language), step: (match.step ?? 0) + 1, text: match.text };
  return text(`manage:match_${match.field}`, values);
}
