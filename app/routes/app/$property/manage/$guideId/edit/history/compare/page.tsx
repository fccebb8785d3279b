import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getGuide } from "#app/api/guides.server.ts";
import { compareGuideVersions, listGuideVersions } from "#app/api/versions.server.ts";
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
  const guide = await getGuide(viewer, args.params.guideId ?? "");
  const id = String(guide.id);
  const { data } = await listGuideVersions(viewer, id, { page: 1, limit: MOST_CHOICES });
  const { sides, problems } = sidesIn(args.request, data[0]?.number ?? null);
  return {
    title: viewer.text("history:compare_title"),
    guide: { id: guide.id, title: guide.title },
    problems,
    sides: { from: String(sides.from), to: String(sides.to) },
    versions: data.map((version) => shownVersion(viewer, version)),
    compared: comparedView(viewer, await compareGuideVersions(viewer, id, sides)),
  };
}

export const meta = screenMeta;

export default function CompareGuideScreen() {
  const { title, guide, problems, sides, versions, compared } = useLoaderData<typeof loader>();
  const { t } = useTranslation("history");
  const paths = usePaths();
  const crumbs = [
    { label: t("manage:guides"), to: paths.guides() },
    { label: guide.title, to: paths.guideSteps(guide.id) },
    { label: t("title"), to: paths.guideHistory(guide.id) },
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
