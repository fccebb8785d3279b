import { useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { getChapter, updateChapter } from "../../../../../../../api/chapters.server.ts";
import { attempt } from "../../../../../../../api/failure.ts";
import type { WireChapter } from "../../../../../../../contracts/chapters.ts";
import { chapterEditSchema } from "../../../../../../../features/chapter-form/schema.server.ts";
import { Conflict, differencesOf } from "../../../../../../../features/conflict/conflict.tsx";
import { FormProblems } from "../../../../../../../features/form-problems.tsx";
import { screenMeta } from "../../../../../../../features/screen-meta.ts";
import { titleOf } from "../../../../../../../i18n/title.server.ts";
import { paths } from "../../../../../../../paths.ts";
import { readForm } from "../../../../../../../session/read-form.server.ts";
import { refused } from "../../../../../../../session/screen-form.server.ts";
import { redirectWithToast } from "../../../../../../../session/toast.server.ts";
import { requireEditItem, requireView } from "../../../../../../../session/viewer.server.ts";
import { LeaveDialog } from "../../../../../../../ui/composed/dialog/leave-dialog.tsx";
import { FormCard } from "../../../../../../../ui/composed/form-card/form-card.tsx";
import { PageHeader } from "../../../../../../../ui/composed/page-header/page-header.tsx";
import { SaveBar } from "../../../../../../../ui/composed/save-bar/save-bar.tsx";
import { useUnsaved } from "../../../../../../../ui/enhance/use-unsaved.ts";
import { TextField } from "../../../../../../../ui/fields/text-field.tsx";
import { Form } from "../../../../../../../ui/primitives/link/form.tsx";

export const handle = { i18n: ["manage", "errors"] };

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "guides");
  const chapter = await getChapter(viewer, args.params.chapterId ?? "");
  if (chapter.id === 0) throw new Response(null, { status: 404 });
  return {
    title: await titleOf(args.request, "manage", "edit_chapter"),
    property: viewer.propertyId,
    chapter: { id: chapter.id, title: chapter.title, subtitle: chapter.subtitle, revision: chapter.revision },
    mayEdit: viewer.may("edit", "guides", chapter),
    constraint: getZodConstraint(chapterEditSchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditItem(args, "guides");
  const submission = parseWithZod(await readForm(args.request), { schema: chapterEditSchema });
  if (submission.status !== "success") return refused(submission);
  const saved = await attempt(updateChapter(viewer, args.params.chapterId ?? "", submission.value));
  if (!saved.ok) return refused(submission, saved.failure);
  return redirectWithToast(paths.editChapter(viewer.propertyId, saved.answer.id), "chapter_saved");
}

export const meta = screenMeta;

export default function EditChapterScreen() {
  const { chapter } = useLoaderData<typeof loader>();
  // A saved chapter starts anew: what was typed is now what its fields came with.
  return <ChapterForm key={`${chapter.id} ${chapter.revision}`} />;
}

function ChapterForm() {
  const { property, chapter, mayEdit, constraint } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { t } = useTranslation("manage");
  const element = useRef<HTMLFormElement>(null);
  const unsaved = useUnsaved(element, chapter.revision);
  const [form, fields] = useForm({ id: `chapter-${chapter.revision}`, constraint, lastResult: result?.submission, defaultValue: chapter });
  const current = result?.failure?.current as WireChapter | undefined;
  const labels = { title: t("title"), subtitle: t("subtitle") };
  const summary = Object.fromEntries(
    (["title", "subtitle"] as const).map((name) => [name, { label: labels[name], id: fields[name].id, limit: fields[name].maxLength }]),
  );
  return (
    <>
      <PageHeader title={chapter.title} crumbs={[{ label: t("guides"), to: paths.guides(property) }]} />
      <FormProblems form={form} failure={result?.failure} fields={summary} />
      {current && <Conflict differences={differencesOf(labels, { title: current.title, subtitle: current.subtitle }, form.value ?? {})} />}
      <Form ref={element} method="post" id={form.id} noValidate={form.noValidate} onSubmit={form.onSubmit}>
        <input type="hidden" name="revision" value={current?.revision ?? chapter.revision} />
        <SaveBar
          unsaved={unsaved}
          discardTo={paths.editChapter(property, chapter.id)}
          refusal={mayEdit ? undefined : t("errors:not_allowed_for_role")}
        />
        <FormCard actions={null}>
          <TextField field={fields.title} label={labels.title} readOnly={!mayEdit} />
          <TextField field={fields.subtitle} label={labels.subtitle} readOnly={!mayEdit} />
        </FormCard>
      </Form>
      <LeaveDialog unsaved={unsaved > 0} />
    </>
  );
}
