import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getGuide } from "#app/api/guides.server.ts";
import { ByRevision } from "#app/features/form/by-revision.tsx";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { publicationOf } from "#app/features/publication/publication.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { framedGuide, refusalOf } from "#app/routes/app/$property/manage/$guideId/edit/+parts/framed-guide.server.ts";
import { GuideFrame } from "#app/routes/app/$property/manage/$guideId/edit/+parts/guide-frame.tsx";
import { requireEditLive, requireView } from "#app/session/viewer.server.ts";
import { GuideForm } from "./+parts/guide-form.tsx";
import { editedGuide } from "./edited-guide.ts";
import { saveGuide } from "./save.server.ts";
import { stepSchema } from "./schema.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "guides");
  const guide = await getGuide(viewer, args.params.guideId ?? "");
  const query = new URL(args.request.url).searchParams;
  const framed = await framedGuide(viewer, guide);
  return {
    title: guide.title,
    framed,
    guide: editedGuide(guide, query.get("step")),
    asks: query.get("ask") === "remove",
    refusal: framed.may.edit ? null : refusalOf(viewer, guide),
    publication: publicationOf(viewer.language, guide),
    constraint: getZodConstraint(stepSchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  return saveGuide(viewer, args.params.guideId ?? "", args.request);
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function GuideStepsScreen() {
  const { framed, guide, asks, refusal, publication, constraint } = useLoaderData<typeof loader>();
  return (
    <GuideFrame of={framed} current="guideSteps">
      <ByRevision of={{ id: `${guide.id} ${guide.step?.id}`, revision: guide.revision }}>
        <GuideForm guide={guide} asks={asks} refusal={refusal} publication={publication} constraint={constraint} />
      </ByRevision>
    </GuideFrame>
  );
}
