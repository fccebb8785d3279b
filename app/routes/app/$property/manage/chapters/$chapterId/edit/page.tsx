import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ByRevision } from "#app/features/form/by-revision.tsx";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { requireEditLive, requireView } from "#app/session/viewer.server.ts";
import { AllLanguages } from "./+parts/all-languages.tsx";
import { ArchivedChapter } from "./+parts/archived-chapter.tsx";
import { ChapterFrame } from "./+parts/chapter-frame.tsx";
import { GuidesInOrder } from "./+parts/guides-in-order.tsx";
import { OneLanguage } from "./+parts/one-language.tsx";
import { editedChapter } from "./edited.server.ts";
import { ALL } from "./languages.ts";
import { placeIn } from "./place.server.ts";
import { saveChapter } from "./save.server.ts";
import { saveAllLanguages } from "./save-all.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "guides");
  return editedChapter(args.request, viewer, args.params.chapterId ?? "");
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  const place = await placeIn(args.request, viewer);
  const save = place.lang === ALL ? saveAllLanguages : saveChapter;
  return save(args.request, viewer, args.params.chapterId ?? "", place);
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function EditChapterScreen() {
  const edited = useLoaderData<typeof loader>();
  const { chapter, place, archived } = edited;
  if (archived) return <ArchivedChapter of={edited} archived={archived} />;
  return (
    <ChapterFrame of={edited}>
      <ByRevision of={{ id: `${chapter.id} ${place.lang} ${place.page}`, revision: chapter.revision }}>
        {place.lang === ALL ? <AllLanguages of={edited} /> : <OneLanguage of={edited} />}
      </ByRevision>
      {place.query.lang === undefined && <GuidesInOrder of={edited} />}
    </ChapterFrame>
  );
}
