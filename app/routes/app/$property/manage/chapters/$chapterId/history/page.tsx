import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ChapterTabs } from "#app/features/chapter-form/chapter-tabs.tsx";
import { namedChapter } from "#app/features/chapter-form/named-chapter.server.ts";
import { listedVersions } from "#app/features/history/listed-versions.server.ts";
import { VersionList } from "#app/features/history/version-list.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireView } from "#app/session/viewer.server.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "guides");
  const chapter = await namedChapter(viewer, args.params.chapterId);
  return {
    title: viewer.text("history:title"),
    chapter: { id: chapter.id, title: chapter.title },
    mayRestore: viewer.may("edit", "guides", chapter),
    history: await listedVersions(args.request, viewer, { kind: "chapter", id: chapter.id }),
  };
}

export const meta = screenMeta;

export default function ChapterHistoryScreen() {
  const { chapter, history, mayRestore } = useLoaderData<typeof loader>();
  const { t } = useTranslation("manage");
  const paths = usePaths();
  const { id, title } = chapter;
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: t("guides"), to: paths.guides() }]} />
      <ChapterTabs id={id} current="chapterHistory" />
      <VersionList of={{ kind: "chapter", id }} history={history} mayRestore={mayRestore} />
    </>
  );
}
