import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { getGuide } from "#app/api/guides.server.ts";
import { listGuideVersions } from "#app/api/versions.server.ts";
import { listedVersions } from "#app/features/history/listed-versions.server.ts";
import { VersionList } from "#app/features/history/version-list.tsx";
import { UnknownParts } from "#app/features/list/unknown-parts.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { framedGuide } from "#app/routes/app/$property/manage/$guideId/edit/+parts/framed-guide.server.ts";
import { GuideFrame } from "#app/routes/app/$property/manage/$guideId/edit/+parts/guide-frame.tsx";
import { requireView } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "guides");
  const guide = await getGuide(viewer, args.params.guideId ?? "");
  return {
    title: viewer.text("history:title"),
    framed: await framedGuide(viewer, guide),
    mayRestore: guide.visibility !== "deleted" && viewer.may("edit", "guides", guide),
    history: await listedVersions(args.request, viewer, (page) => listGuideVersions(viewer, String(guide.id), page)),
  };
}

export const meta = screenMeta;

export default function GuideHistoryScreen() {
  const { framed, history, mayRestore } = useLoaderData<typeof loader>();

  const paths = usePaths();
  const { id } = framed.guide;
  const { problems, ...listed } = history;
  return (
    <GuideFrame of={framed} current="guideHistory">
      <UnknownParts problems={problems} />
      <VersionList
        {...listed}
        mayRestore={mayRestore}
        addressOf={({ page, limit }) =>
          paths.guideHistory(id, { page: page === 1 ? undefined : page, limit: limit === 20 ? undefined : limit })
        }
        compareTo={(sides) => paths.compareGuide(id, sides)}
        restoreTo={(version) => paths.restoreGuide(id, version)}
      />
    </GuideFrame>
  );
}
