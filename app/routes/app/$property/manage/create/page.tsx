import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listChapters } from "../../../../../api/chapters.server.ts";
import { attempt } from "../../../../../api/failure.ts";
import { createGuide } from "../../../../../api/guides.server.ts";
import { keepTyped } from "../../../../../features/form/keep-typed.ts";
import { ScreenForm } from "../../../../../features/form/screen-form.tsx";
import { type FormAnswer, useScreenForm } from "../../../../../features/form/use-screen-form.ts";
import { screenMeta } from "../../../../../features/screen-meta.ts";
import { titleOf } from "../../../../../i18n/title.server.ts";
import { paths } from "../../../../../paths.ts";
import { refused, submitted } from "../../../../../session/screen-form.server.ts";
import { redirectWithToast } from "../../../../../session/toast.server.ts";
import { requireEdit } from "../../../../../session/viewer.server.ts";
import { FormCard } from "../../../../../ui/composed/form-card/form-card.tsx";
import { PageHeader } from "../../../../../ui/composed/page-header/page-header.tsx";
import { SelectField } from "../../../../../ui/fields/select-field.tsx";
import { TextField } from "../../../../../ui/fields/text-field.tsx";
import { Button, ButtonLink } from "../../../../../ui/primitives/button/button.tsx";
import { newGuideSchema } from "./schema.server.ts";

export const handle = { i18n: ["manage", "errors"] };

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
  const submission = await submitted(args.request, newGuideSchema, viewer);
  if (submission.status !== "success") return refused(submission);
  const created = await attempt(createGuide(viewer, submission.value));
  if (!created.ok) return refused(submission, created.failure, { fieldOf });
  return redirectWithToast(paths.guideSteps(viewer.propertyId, created.answer.id), "guide_created");
}

const fieldOf = (path: string) => (path === "tutorial.launcherId" ? "chapterId" : path.replace("tutorial.", ""));

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function NewGuideScreen() {
  const { property, chapters, chosen, constraint } = useLoaderData<typeof loader>();
  const { t } = useTranslation("manage");
  const form = useScreenForm({
    id: "guide",
    values: { title: "", subtitle: "", chapterId: chosen },
    labels: { title: t("title"), subtitle: t("subtitle"), chapterId: t("chapter") },
    constraint,
    answer: useActionData<typeof action>() as FormAnswer | undefined,
  });
  return (
    <>
      <PageHeader title={t("new_guide")} lead={t("new_guide_lead")} crumbs={[{ label: t("guides"), to: paths.guides(property) }]} />
      <ScreenForm of={form}>
        <FormCard
          actions={
            <>
              <Button tone="primary">{t("create_guide")}</Button>
              <ButtonLink to={paths.guides(property)}>{t("common:cancel")}</ButtonLink>
            </>
          }
        >
          <TextField {...form.field("title")} />
          <TextField {...form.field("subtitle")} />
          <SelectField
            {...form.field("chapterId")}
            options={chapters.map(({ id, title }) => ({ value: String(id), label: id === 0 ? t("unsorted") : title }))}
          />
        </FormCard>
      </ScreenForm>
    </>
  );
}
