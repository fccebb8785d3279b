import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getGuide } from "#app/api/guides.server.ts";
import { ByRevision } from "#app/features/form/by-revision.tsx";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { draftChapterOf } from "#app/features/publication/draft-chapter.server.ts";
import { DraftChapterNotice } from "#app/features/publication/draft-chapter-notice.tsx";
import { publicationOf } from "#app/features/publication/publication.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireEditLive, requireView } from "#app/session/viewer.server.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { GuideBadges } from "./+parts/guide-badges.tsx";
import { GuideForm } from "./+parts/guide-form.tsx";
import { MoreActions } from "./+parts/more-actions.tsx";
import { editedGuide } from "./edited-guide.ts";
import { saveGuide } from "./save.server.ts";
import { stepSchema } from "./schema.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "guides");
  const guide = await getGuide(viewer, args.params.guideId ?? "");
  const query = new URL(args.request.url).searchParams;
  const archived = guide.visibility === "deleted";
  const mayEdit = !archived && viewer.may("edit", "guides", guide);
  return {
    title: guide.title,
    guide: editedGuide(guide, query.get("step")),
    asks: query.get("ask") === "remove",
    may: { edit: mayEdit, create: viewer.may("edit", "guides") },
    refusal: mayEdit ? null : archived && viewer.may("edit", "guides") ? "guide_deleted" : "not_allowed_for_role",
    draftChapter: await draftChapterOf(viewer, guide),
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
  const { guide, asks, may, refusal, draftChapter, publication, constraint } = useLoaderData<typeof loader>();
  const { t } = useTranslation("manage");
  const paths = usePaths();
  return (
    <>
      <PageHeader title={guide.title} crumbs={[{ label: t("guides"), to: paths.guides() }]} badges={<GuideBadges guide={guide} />}>
        <MoreActions guide={guide} may={may} />
      </PageHeader>
      {draftChapter && <DraftChapterNotice chapter={draftChapter} here={paths.guideSteps(guide.id)} />}
      <ByRevision of={{ id: `${guide.id} ${guide.step?.id}`, revision: guide.revision }}>
        <GuideForm guide={guide} asks={asks} refusal={refusal} publication={publication} constraint={constraint} />
      </ByRevision>
    </>
  );
}
