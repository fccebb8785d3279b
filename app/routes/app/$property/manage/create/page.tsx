import { useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listChapters } from "../../../../../api/chapters.server.ts";
import { attempt } from "../../../../../api/failure.ts";
import { createGuide } from "../../../../../api/guides.server.ts";
import { FormProblems } from "../../../../../features/form-problems.tsx";
import { screenMeta } from "../../../../../features/screen-meta.ts";
import { titleOf } from "../../../../../i18n/title.server.ts";
import { paths } from "../../../../../paths.ts";
import { readForm } from "../../../../../session/read-form.server.ts";
import { refused } from "../../../../../session/screen-form.server.ts";
import { redirectWithToast } from "../../../../../session/toast.server.ts";
import { requireEdit } from "../../../../../session/viewer.server.ts";
import { FormCard } from "../../../../../ui/composed/form-card/form-card.tsx";
import { PageHeader } from "../../../../../ui/composed/page-header/page-header.tsx";
import { SelectField } from "../../../../../ui/fields/select-field.tsx";
import { TextField } from "../../../../../ui/fields/text-field.tsx";
import { Button, ButtonLink } from "../../../../../ui/primitives/button/button.tsx";
import { Form } from "../../../../../ui/primitives/link/form.tsx";
import { newGuideSchema } from "./schema.server.ts";

export const handle = { i18n: ["manage"] };

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "guides");
  const { data: chapters } = await listChapters(viewer);
  return {
    title: await titleOf(args.request, "manage", "new_guide"),
    property: viewer.propertyId,
    chapters: chapters.map(({ id, title }) => ({ id, title })),
    chosen: new URL(args.request.url).searchParams.get("chapterId") ?? "0",
    constraint: getZodConstraint(newGuideSchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "guides");
  const submission = parseWithZod(await readForm(args.request), { schema: newGuideSchema });
  if (submission.status !== "success") return refused(submission);
  const created = await attempt(createGuide(viewer, submission.value));
  if (!created.ok) return refused(submission, created.failure, fieldOf);
  return redirectWithToast(paths.guideSteps(viewer.propertyId, created.answer.id), "guide_created");
}

const fieldOf = (path: string) => (path === "tutorial.launcherId" ? "chapterId" : path.replace("tutorial.", ""));

export const meta = screenMeta;

export default function NewGuideScreen() {
  const { property, chapters, chosen, constraint } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { t } = useTranslation("manage");
  const [form, fields] = useForm({
    id: "guide",
    constraint,
    lastResult: result?.submission,
    defaultValue: { title: "", subtitle: "", chapterId: chosen },
  });
  const labels = {
    title: { label: t("title"), id: fields.title.id, limit: fields.title.maxLength },
    subtitle: { label: t("subtitle"), id: fields.subtitle.id, limit: fields.subtitle.maxLength },
    chapterId: { label: t("chapter"), id: fields.chapterId.id },
  };
  return (
    <>
      <PageHeader title={t("new_guide")} lead={t("new_guide_lead")} crumbs={[{ label: t("guides"), to: paths.guides(property) }]} />
      <FormProblems form={form} failure={result?.failure} fields={labels} />
      <Form method="post" id={form.id} noValidate={form.noValidate} onSubmit={form.onSubmit}>
        <FormCard
          actions={
            <>
              <Button tone="primary">{t("create_guide")}</Button>
              <ButtonLink to={paths.guides(property)}>{t("common:cancel")}</ButtonLink>
            </>
          }
        >
          <TextField field={fields.title} label={t("title")} />
          <TextField field={fields.subtitle} label={t("subtitle")} />
          <SelectField
            field={fields.chapterId}
            label={t("chapter")}
            options={chapters.map(({ id, title }) => ({ value: String(id), label: id === 0 ? t("unsorted") : title }))}
          />
        </FormCard>
      </Form>
    </>
  );
}
