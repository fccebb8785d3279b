import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getGuide, publishGuide } from "#app/api/guides.server.ts";
import { getShellProperty } from "#app/api/properties.server.ts";
import { reviewGuide, scheduleGuide } from "#app/api/publishing.server.ts";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { publishingConstraints, publishingView } from "#app/features/publishing/publishing.server.ts";
import { PublishingPanels } from "#app/features/publishing/publishing-panels.tsx";
import { savePublishing } from "#app/features/publishing/save-publishing.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { framedGuide, refusalOf } from "#app/routes/app/$property/manage/$guideId/edit/+parts/framed-guide.server.ts";
import { GuideFrame } from "#app/routes/app/$property/manage/$guideId/edit/+parts/guide-frame.tsx";
import { requireEditLive, requireView } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "guides");
  const guide = await getGuide(viewer, args.params.guideId ?? "");
  const [framed, { timeZone }] = await Promise.all([framedGuide(viewer, guide), getShellProperty(viewer)]);
  return {
    title: viewer.text("publishing:title"),
    framed,
    view: publishingView(viewer, guide, timeZone),
    refusal: framed.may.edit ? null : refusalOf(viewer, guide),
    constraints: publishingConstraints(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  const guide = args.params.guideId ?? "";
  const { timeZone } = await getShellProperty(viewer);
  return savePublishing(args.request, viewer, {
    kind: "guide",
    here: viewer.paths.guidePublishing(guide),
    timeZone,
    read: () => getGuide(viewer, guide),
    editorOf: (step) => viewer.paths.guideSteps(guide, step),
    publish: (revision, note) => publishGuide(viewer, guide, revision, note),
    schedule: (plan) => scheduleGuide(viewer, guide, plan),
    review: (asked) => reviewGuide(viewer, guide, asked),
  });
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function GuidePublishingScreen() {
  const { framed, view, refusal, constraints } = useLoaderData<typeof loader>();
  return (
    <GuideFrame of={framed} current="guidePublishing">
      <PublishingPanels view={view} constraints={constraints} refusal={refusal} />
    </GuideFrame>
  );
}
