import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getChapter, updateChapter } from "#app/api/chapters.server.ts";
import { chapterEditSchema } from "#app/features/chapter-form/schema.server.ts";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { ScreenForm } from "#app/features/form/screen-form.tsx";
import { type FormAnswer, sentValues, useScreenForm } from "#app/features/form/use-screen-form.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEditLive, requireView } from "#app/session/viewer.server.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { SaveBar } from "#app/ui/composed/save-bar/save-bar.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";

export const handle = { i18n: ["manage", "errors"] };

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "guides");
  const chapter = await getChapter(viewer, args.params.chapterId ?? "");
  if (chapter.id === 0) throw new Response(null, { status: 404 });
  return {
    title: viewer.text("manage:edit_chapter"),
    chapter: { id: chapter.id, title: chapter.title, subtitle: chapter.subtitle, revision: chapter.revision },
    mayEdit: viewer.may("edit", "guides", chapter),
    constraint: getZodConstraint(chapterEditSchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  const chapter = args.params.chapterId ?? "";
  const outcome = await saveMerged(args.request, {
    by: viewer.name,
    form: await submittedChange(args.request, chapterEditSchema, viewer),
    schema: chapterEditSchema,
    read: () => getChapter(viewer, chapter),
    theirs: ({ title, subtitle }) => ({ values: { title, subtitle }, gone: false }),
    write: ({ title, subtitle }, { revision }) => updateChapter(viewer, chapter, { title, subtitle, revision }),
  });
  if (!outcome.saved) return outcome.answer;
  return redirectWithToast(viewer.paths.editChapter(outcome.saved.id), outcome.merged ? "chapter_saved_merged" : "chapter_saved");
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function EditChapterScreen() {
  const { chapter } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as FormAnswer | undefined;
  // What was saved, or merged with what somebody else saved, starts anew: with other values in its fields.
  return <ChapterForm key={`${chapter.id} ${sentValues(answer).revision ?? chapter.revision}`} answer={answer} />;
}

function ChapterForm({ answer }: { answer: FormAnswer | undefined }) {
  const { chapter, mayEdit, constraint } = useLoaderData<typeof loader>();
  const { t } = useTranslation("manage");
  const paths = usePaths();
  const form = useScreenForm({
    id: `chapter-${chapter.revision}`,
    values: { title: chapter.title, subtitle: chapter.subtitle },
    labels: { title: t("title"), subtitle: t("subtitle") },
    constraint,
    answer,
    revision: chapter.revision,
  });
  return (
    <>
      <PageHeader title={chapter.title} crumbs={[{ label: t("guides"), to: paths.guides() }]} />
      <ScreenForm of={form}>
        <SaveBar
          unsaved={form.unsaved}
          discardTo={paths.editChapter(chapter.id)}
          refusal={mayEdit ? undefined : t("errors:not_allowed_for_role")}
        />
        <FormCard actions={null}>
          <TextField {...form.field("title")} readOnly={!mayEdit} />
          <TextField {...form.field("subtitle")} readOnly={!mayEdit} />
        </FormCard>
      </ScreenForm>
    </>
  );
}
