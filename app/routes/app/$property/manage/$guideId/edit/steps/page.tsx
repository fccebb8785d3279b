import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getGuide } from "#app/api/guides.server.ts";
import { getSelectorConfig } from "#app/api/properties.server.ts";
import { searchText } from "#app/domain/urls/search-text.ts";
import { AlarmNotice } from "#app/features/alarms/alarm-notice.tsx";
import { shownAlarm } from "#app/features/alarms/shown-alarm.server.ts";
import { ByRevision } from "#app/features/form/by-revision.tsx";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { LanguageTabs } from "#app/features/languages/language-tabs.tsx";
import { UnknownParts } from "#app/features/list/unknown-parts.tsx";
import { momentsOf } from "#app/features/moments.server.ts";
import { publicationOf } from "#app/features/publication/publication.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { framedGuide, refusalOf } from "#app/routes/app/$property/manage/$guideId/edit/+parts/framed-guide.server.ts";
import { GuideFrame } from "#app/routes/app/$property/manage/$guideId/edit/+parts/guide-frame.tsx";
import { requireEditLive, requireView } from "#app/session/viewer.server.ts";
import { FindForm } from "./+parts/find-form.tsx";
import { GuideForm } from "./+parts/guide-form.tsx";
import { editedGuide } from "./edited-guide.ts";
import { saveGuide } from "./save.server.ts";
import { schemasOf } from "./schema.server.ts";
import { warningsFor } from "./selector-warnings.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "guides");
  const language = await contentLanguage(args.request, viewer);
  const [guide, config] = await Promise.all([getGuide(viewer, args.params.guideId ?? "", language.lang), getSelectorConfig(viewer)]);
  const query = new URL(args.request.url).searchParams;
  const [framed, moments] = await Promise.all([framedGuide(viewer, guide), momentsOf(viewer)]);
  const edited = editedGuide(guide, query.get("step"), language.lang, searchText(query.get("find")));
  return {
    title: framed.guide.title,
    framed,
    language,
    written: guide.languages,
    guide: edited,
    alarm: shownAlarm(
      viewer,
      moments,
      guide.alarms.find(({ stepIndex }) => stepIndex === edited.position),
    ),
    warnings: warningsFor(edited.step, config),
    asks: askedIn(query.get("ask")),
    refusal: framed.may.edit ? null : refusalOf(viewer, guide),
    publication: publicationOf(moments, guide),
    constraint: getZodConstraint(schemasOf(language).step),
  };
}

const ASKS = ["remove", "choose"] as const;
const askedIn = (ask: string | null) => ASKS.find((each) => each === ask) ?? null;

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  return saveGuide(viewer, args.params.guideId ?? "", args.request);
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function GuideStepsScreen() {
  const { framed, language, written, guide, alarm, warnings, asks, refusal, publication, constraint } = useLoaderData<typeof loader>();
  const { t } = useTranslation("languages");
  const paths = usePaths();
  const name = language.all.find(({ key }) => key === language.key)?.name;
  const isMissing = !language.isDefault && !written.some(({ key }) => key === language.key);
  const note = language.all.length > 1 ? t(isMissing ? "note_without_title" : "note", { language: name }) : undefined;
  return (
    <GuideFrame of={framed} current="guideSteps">
      <LanguageTabs of={language} written={written} addressOf={(lang) => paths.guideSteps(guide.id, guide.step?.id, { lang })} />
      <UnknownParts problems={language.problems} />
      {alarm && <AlarmNotice of="step" alarm={alarm} mayEdit={refusal === null} />}
      <FindForm guide={guide} />
      <ByRevision of={{ id: `${guide.id} ${guide.step?.id} ${guide.lang}`, revision: guide.revision }}>
        <GuideForm {...{ guide, asks, refusal, publication, note, warnings, constraint }} />
      </ByRevision>
    </GuideFrame>
  );
}
