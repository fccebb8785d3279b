import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { publishGuide, publishGuideAgain, unpublishGuide } from "#app/api/guides.server.ts";
import { guideAskedAbout } from "#app/features/publication/asked-about.server.ts";
import { draftChapterOf } from "#app/features/publication/draft-chapter.server.ts";
import { changePublication } from "#app/features/publication/publication.server.ts";
import { PublicationPage } from "#app/features/publication/publication-page.tsx";
import { useConcerns } from "#app/features/publication/use-concerns.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireEditLive } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  const { title, visibility, id, revision, startsIn30Days } = await guideAskedAbout(viewer, args.params.guideId ?? "");
  return { title, id, revision, starts: startsIn30Days, live: visibility === "public" };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  const guide = args.params.guideId ?? "";
  return changePublication(args.request, viewer, {
    kind: "guide",
    section: "guides",
    address: viewer.paths.guidePublication(guide),
    list: viewer.paths.guides(),
    read: () => guideAskedAbout(viewer, guide),
    editorOf: (step) => viewer.paths.guideSteps(guide, step),
    publish: (revision) => publishGuide(viewer, guide, revision),
    publishAgain: (version) => publishGuideAgain(viewer, guide, version),
    unpublish: (revision) => unpublishGuide(viewer, guide, revision),
    hiddenBy: (published) => draftChapterOf(viewer, published),
    concerned: ({ startsIn30Days }) => (startsIn30Days > 0 ? { count: startsIn30Days } : null),
  });
}

export const meta = screenMeta;

export default function GuidePublicationScreen() {
  const { title, id, revision, starts, live } = useLoaderData<typeof loader>();
  const { t } = useTranslation("manage");
  const paths = usePaths();
  return (
    <PublicationPage
      title={title}
      live={live}
      about={{ revision, open: { label: t("to_guide"), to: paths.guideSteps(id) } }}
      concerns={useConcerns().guide(starts)}
      back={{ label: t("guides"), to: paths.guides() }}
      failure={useActionData<typeof action>()}
    />
  );
}
