import type { FoundGuide, GuideRow } from "#app/api/guides.server.ts";
import type { audienceTeller } from "#app/features/audience/shown-audience.server.ts";
import { languageName } from "#app/i18n/language-name.ts";
import type { Moments } from "#app/i18n/moment.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import type { ListedGuide } from "./+parts/list-context.ts";

type Teller = Awaited<ReturnType<typeof audienceTeller>>;

/** A guide as its row shows it; `shownAt` is where a list without numbers of its own would have it. */
export function listedRow(
  viewer: Viewer,
  moments: Moments,
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
    changed: moments.shownMoment(guide.lastChangedAt),
    ...(guide.place !== shownAt && { place: guide.place }),
    ...(startsIn30Days > 0 && { starts: startsIn30Days }),
    ...(audience && { audience }),
    ...(guide.alarmed && { alarm: alarmText(viewer, moments, guide.alarmed) }),
    ...(guide.hasUnpublishedChanges && { hasUnpublishedChanges: true }),
    ...(guide.match && { match: matchText(viewer, guide.match) }),
  };
}

/** Why a guide has its alert. */
function alarmText({ text }: Viewer, { dateAndTime }: Moments, { steps, since }: NonNullable<GuideRow["alarmed"]>): string {
  return text("manage:alarm", { count: steps, since: dateAndTime(since) });
}

/** Where else than in the title a search found a guide, in words. */
function matchText({ language, text }: Viewer, match: NonNullable<FoundGuide["match"]>): string {
  const values = { language: languageName(match.language, language), step: (match.step ?? 0) + 1, text: match.text };
  return text(`manage:match_${match.field}`, values);
}
