import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ChapterHead } from "#app/features/chapter-form/chapter-head.tsx";
import { headOfChapter, namedChapter } from "#app/features/chapter-form/named-chapter.server.ts";
import { listedVersions } from "#app/features/history/listed-versions.server.ts";
import { VersionList } from "#app/features/history/version-list.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { requireView } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "guides");
  const chapter = await namedChapter(viewer, args.params.chapterId);
  return {
    title: viewer.text("history:title"),
    head: headOfChapter(viewer, chapter),
    mayRestore: viewer.may("edit", "guides", chapter),
    history: await listedVersions(args.request, viewer, { kind: "chapter", id: chapter.id }),
  };
}

export const meta = screenMeta;

export default function ChapterHistoryScreen() {
  const { head, history, mayRestore } = useLoaderData<typeof loader>();
  return (
    <>
      <ChapterHead {...head} current="chapterHistory" />
      <VersionList of={{ kind: "chapter", id: head.chapter.id }} history={history} mayRestore={mayRestore} />
    </>
  );
}
