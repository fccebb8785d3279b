import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LanguageTabs } from "#app/features/languages/language-tabs.tsx";
import { UnknownParts } from "#app/features/list/unknown-parts.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireView } from "#app/session/viewer.server.ts";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import styles from "./+parts/play.module.css";
import { PlayedSteps } from "./+parts/played-steps.tsx";
import { Stage } from "./+parts/stage.tsx";
import { ViewLinks } from "./+parts/view-links.tsx";
import { playedGuide } from "./played-guide.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "guides");
  const played = await playedGuide(args.request, viewer, args.params.guideId ?? "");
  return { title: viewer.text("play:title", { title: played.guide.title }), played };
}

export const meta = screenMeta;

export default function PlayGuideScreen() {
  const { title, played } = useLoaderData<typeof loader>();
  const { t } = useTranslation("play");
  const paths = usePaths();
  const { guide, language, written, width, dir, place } = played;
  const crumbs = [
    { label: t("manage:guides"), to: paths.guides() },
    { label: guide.title, to: paths.guideSteps(guide.id, undefined, { lang: language.lang }) },
  ];
  const addressOf = (lang: string | undefined) => paths.playGuide(guide.id, { step: place, lang, width, dir });
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <LanguageTabs of={language} written={written} addressOf={addressOf} />
      <UnknownParts problems={played.problems} />
      {guide.count === 0 ? (
        <EmptyState title={t("empty_title")} text={t("empty_text")}>
          <ButtonLink to={paths.guideSteps(guide.id)}>{t("to_editor")}</ButtonLink>
        </EmptyState>
      ) : (
        <div className={styles.columns}>
          <PlayedSteps of={played} />
          <div className={styles.main}>
            <ViewLinks of={played} />
            <Stage of={played} />
          </div>
        </div>
      )}
    </>
  );
}
