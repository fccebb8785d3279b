import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getChapter, updateChapter } from "#app/api/chapters.server.ts";
import { chapterEditSchema } from "#app/features/chapter-form/schema.server.ts";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { ByRevision } from "#app/features/form/by-revision.tsx";
import { EditorForm } from "#app/features/form/editor-form.tsx";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import { publicationOf } from "#app/features/publication/publication.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEditLive, requireView } from "#app/session/viewer.server.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "guides");
  const chapter = await getChapter(viewer, args.params.chapterId ?? "");
  if (chapter.id === 0) throw new Response(null, { status: 404 });
  const { id, title, subtitle, revision } = chapter;
  return {
    title: viewer.text("manage:edit_chapter"),
    chapter: { id, title, subtitle, revision },
    publication: publicationOf(viewer.language, chapter),
    refusal: viewer.may("edit", "guides", chapter) ? null : "not_allowed_for_role",
    constraint: getZodConstraint(chapterEditSchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  const chapter = args.params.chapterId ?? "";
  const form = await submittedChange(args.request, chapterEditSchema, viewer);
  const publishes = form.get("intent") === "publish";
  const outcome = await saveMerged(args.request, {
    by: viewer.personId,
    form,
    schema: chapterEditSchema,
    read: () => getChapter(viewer, chapter),
    theirs: ({ title, subtitle }) => ({ values: { title, subtitle }, gone: false }),
    write: ({ title, subtitle }, { revision }) =>
      updateChapter(viewer, chapter, { title, subtitle, revision, ...(publishes && { visibility: "public" }) }),
  });
  if (!outcome.saved) return outcome.answer;
  const done = publishes ? "chapter_published" : "chapter_saved";
  return redirectWithToast(viewer.paths.editChapter(outcome.saved.id), outcome.merged ? `${done}_merged` : done);
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function EditChapterScreen() {
  const { chapter } = useLoaderData<typeof loader>();
  const { t } = useTranslation("manage");
  const paths = usePaths();
  return (
    <>
      <PageHeader title={chapter.title} crumbs={[{ label: t("guides"), to: paths.guides() }]} />
      <ByRevision of={chapter}>
        <ChapterForm />
      </ByRevision>
    </>
  );
}

function ChapterForm() {
  const { chapter, publication, refusal, constraint } = useLoaderData<typeof loader>();
  const { t } = useTranslation("manage");
  const paths = usePaths();
  const form = useScreenForm({
    id: `chapter-${chapter.revision}`,
    values: { title: chapter.title, subtitle: chapter.subtitle },
    labels: { title: t("title"), subtitle: t("subtitle") },
    constraint,
    revision: chapter.revision,
  });
  const readOnly = refusal !== null;
  return (
    <EditorForm of={form} discardTo={paths.editChapter(chapter.id)} refusal={refusal} publication={publication}>
      <FormCard actions={null}>
        <TextField {...form.field("title")} readOnly={readOnly} />
        <TextField {...form.field("subtitle")} readOnly={readOnly} />
      </FormCard>
    </EditorForm>
  );
}
