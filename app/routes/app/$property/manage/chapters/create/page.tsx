import { useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { createChapter } from "../../../../../../api/chapters.server.ts";
import { attempt } from "../../../../../../api/failure.ts";
import { chapterSchema } from "../../../../../../features/chapter-form/schema.server.ts";
import { FormProblems } from "../../../../../../features/form-problems.tsx";
import { screenMeta } from "../../../../../../features/screen-meta.ts";
import { titleOf } from "../../../../../../i18n/title.server.ts";
import { paths } from "../../../../../../paths.ts";
import { readForm } from "../../../../../../session/read-form.server.ts";
import { refused } from "../../../../../../session/screen-form.server.ts";
import { redirectWithToast } from "../../../../../../session/toast.server.ts";
import { requireEdit } from "../../../../../../session/viewer.server.ts";
import { FormCard } from "../../../../../../ui/composed/form-card/form-card.tsx";
import { PageHeader } from "../../../../../../ui/composed/page-header/page-header.tsx";
import { TextField } from "../../../../../../ui/fields/text-field.tsx";
import { Button, ButtonLink } from "../../../../../../ui/primitives/button/button.tsx";
import { Form } from "../../../../../../ui/primitives/link/form.tsx";

export const handle = { i18n: ["manage"] };

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "guides");
  return {
    title: await titleOf(args.request, "manage", "new_chapter"),
    property: viewer.propertyId,
    constraint: getZodConstraint(chapterSchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "guides");
  const submission = parseWithZod(await readForm(args.request), { schema: chapterSchema });
  if (submission.status !== "success") return refused(submission);
  const created = await attempt(createChapter(viewer, submission.value));
  if (!created.ok) return refused(submission, created.failure);
  return redirectWithToast(paths.guides(viewer.propertyId), "chapter_created");
}

export const meta = screenMeta;

export default function NewChapterScreen() {
  const { property, constraint } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { t } = useTranslation("manage");
  const [form, fields] = useForm({ id: "chapter", constraint, lastResult: result?.submission, defaultValue: { title: "", subtitle: "" } });
  const labels = {
    title: { label: t("title"), id: fields.title.id, limit: fields.title.maxLength },
    subtitle: { label: t("subtitle"), id: fields.subtitle.id, limit: fields.subtitle.maxLength },
  };
  return (
    <>
      <PageHeader title={t("new_chapter")} lead={t("new_chapter_lead")} crumbs={[{ label: t("guides"), to: paths.guides(property) }]} />
      <FormProblems form={form} failure={result?.failure} fields={labels} />
      <Form method="post" id={form.id} noValidate={form.noValidate} onSubmit={form.onSubmit}>
        <FormCard
          actions={
            <>
              <Button tone="primary">{t("create_chapter")}</Button>
              <ButtonLink to={paths.guides(property)}>{t("common:cancel")}</ButtonLink>
            </>
          }
        >
          <TextField field={fields.title} label={t("title")} />
          <TextField field={fields.subtitle} label={t("subtitle")} />
        </FormCard>
      </Form>
    </>
  );
}
