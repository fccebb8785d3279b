import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getGuide } from "#app/api/guides.server.ts";
import { listedVersions } from "#app/features/history/listed-versions.server.ts";
import { VersionList } from "#app/features/history/version-list.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
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
    history: await listedVersions(args.request, viewer, { kind: "guide", id: guide.id }),
  };
}

export const meta = screenMeta;

export default function GuideHistoryScreen() {
  const { framed, history, mayRestore } = useLoaderData<typeof loader>();
  return (
    <GuideFrame of={framed} current="guideHistory">
      <VersionList of={{ kind: "guide", id: framed.guide.id }} history={history} mayRestore={mayRestore} />
    </GuideFrame>
  );
}
