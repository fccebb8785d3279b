import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listChapters } from "#app/api/chapters.server.ts";
import { attempt } from "#app/api/failure.ts";
import { createGuide } from "#app/api/guides.server.ts";
import { GUIDE_LIMITS } from "#app/domain/guides/guide.ts";
import { CreateCard } from "#app/features/form/create-card.tsx";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { titleIn } from "#app/features/form/title-in.server.ts";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { refused, submitted } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { newGuideSchema } from "./schema.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "guides");
  const { chapters } = await listChapters(viewer, { open: [] });
  return {
    title: viewer.text("manage:new_guide"),
    chapters: chapters.map(({ id, title }) => ({ id, title })),
    chosen: new URL(args.request.url).searchParams.get("chapterId") ?? "0",
    called: titleIn(args.request, GUIDE_LIMITS.title),
    constraint: getZodConstraint(newGuideSchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "guides");
  const submission = await submitted(args.request, newGuideSchema, viewer);
  if (submission.status !== "success") return refused(submission);
  const created = await attempt(createGuide(viewer, submission.value));
  if (!created.ok) return refused(submission, created.failure);
  return redirectWithToast(viewer.paths.guideSteps(created.answer.id), "guide_created");
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function NewGuideScreen() {
  const { chapters, chosen, called, constraint } = useLoaderData<typeof loader>();
  const { t } = useTranslation("manage");
  const paths = usePaths();
  const form = useScreenForm({
    id: "guide",
    values: { title: called, subtitle: "", chapterId: chosen },
    labels: { title: t("title"), subtitle: t("subtitle"), chapterId: t("chapter") },
    constraint,
  });
  return (
    <>
      <PageHeader title={t("new_guide")} lead={t("new_guide_lead")} crumbs={[{ label: t("guides"), to: paths.guides() }]} />
      <CreateCard of={form} submit={t("create_guide")} cancelTo={paths.guides()}>
        <TextField {...form.firstField("title")} />
        <TextField {...form.field("subtitle")} />
        <SelectField
          {...form.field("chapterId")}
          options={chapters.map(({ id, title }) => ({ value: String(id), label: id === 0 ? t("unsorted") : title }))}
        />
      </CreateCard>
      <p>
        {t("tour_offer")} <Link to={paths.createFromTour(chosen === "0" ? undefined : chosen)}>{t("tour_title")}</Link>
      </p>
    </>
  );
}
