import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { compareChapterVersions, listChapterVersions } from "#app/api/versions.server.ts";
import { namedChapter } from "#app/features/chapter-form/named-chapter.server.ts";
import { comparedView, sidesIn } from "#app/features/history/compared.server.ts";
import { Comparison } from "#app/features/history/comparison.tsx";
import { MOST_CHOICES, shownVersion } from "#app/features/history/listed-versions.server.ts";
import { SidesForm } from "#app/features/history/sides-form.tsx";
import { UnknownParts } from "#app/features/list/unknown-parts.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireView } from "#app/session/viewer.server.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "guides");
  const chapter = await namedChapter(viewer, args.params.chapterId);
  const id = String(chapter.id);
  const { data } = await listChapterVersions(viewer, id, { page: 1, limit: MOST_CHOICES });
  const { sides, problems } = sidesIn(args.request, data[0]?.number ?? null);
  return {
    title: viewer.text("history:compare_title"),
    chapter: { id: chapter.id, title: chapter.title },
    problems,
    sides: { from: String(sides.from), to: String(sides.to) },
    versions: data.map((version) => shownVersion(viewer, version)),
    compared: comparedView(viewer, await compareChapterVersions(viewer, id, sides)),
  };
}

export const meta = screenMeta;

export default function CompareChapterScreen() {
  const { title, chapter, problems, sides, versions, compared } = useLoaderData<typeof loader>();
  const { t } = useTranslation("history");
  const paths = usePaths();
  const crumbs = [
    { label: t("manage:guides"), to: paths.guides() },
    { label: chapter.title, to: paths.editChapter(chapter.id) },
    { label: t("title"), to: paths.chapterHistory(chapter.id) },
  ];
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <UnknownParts problems={problems} />
      <SidesForm versions={versions} {...sides} />
      <Comparison of={compared} />
    </>
  );
}
