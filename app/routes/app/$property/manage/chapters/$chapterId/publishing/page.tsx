import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { publishChapter } from "#app/api/chapters.server.ts";
import { getShellProperty } from "#app/api/properties.server.ts";
import { reviewChapter, scheduleChapter } from "#app/api/publishing.server.ts";
import { ChapterHead } from "#app/features/chapter-form/chapter-head.tsx";
import { headOfChapter, namedChapter } from "#app/features/chapter-form/named-chapter.server.ts";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { publishingConstraints, publishingView } from "#app/features/publishing/publishing.server.ts";
import { PublishingPanels } from "#app/features/publishing/publishing-panels.tsx";
import { savePublishing } from "#app/features/publishing/save-publishing.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { requireEditLive, requireView } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "guides");
  const chapter = await namedChapter(viewer, args.params.chapterId);
  const { timeZone } = await getShellProperty(viewer);
  return {
    title: viewer.text("publishing:title"),
    head: headOfChapter(viewer, chapter),
    view: publishingView(viewer, chapter, timeZone),
    refusal: viewer.may("edit", "guides", chapter) ? null : "not_allowed_for_role",
    constraints: publishingConstraints(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  const chapter = args.params.chapterId ?? "";
  const { timeZone } = await getShellProperty(viewer);
  return savePublishing(args.request, viewer, {
    kind: "chapter",
    here: viewer.paths.chapterPublishing(chapter),
    timeZone,
    read: () => namedChapter(viewer, chapter),
    editorOf: () => viewer.paths.editChapter(chapter),
    publish: (revision, note) => publishChapter(viewer, chapter, revision, note),
    schedule: (plan) => scheduleChapter(viewer, chapter, plan),
    review: (asked) => reviewChapter(viewer, chapter, asked),
  });
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function ChapterPublishingScreen() {
  const { head, view, refusal, constraints } = useLoaderData<typeof loader>();
  return (
    <>
      <ChapterHead {...head} current="chapterPublishing" />
      <PublishingPanels view={view} constraints={constraints} refusal={refusal} />
    </>
  );
}
