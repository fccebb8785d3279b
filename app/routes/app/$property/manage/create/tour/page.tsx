import { getZodConstraint } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listChapters } from "#app/api/chapters.server.ts";
import { attempt } from "#app/api/failure.ts";
import { createGuide } from "#app/api/guides.server.ts";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { ScreenForm } from "#app/features/form/screen-form.tsx";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { refused, submitted } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextArea } from "#app/ui/fields/text-area.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { FoundSteps } from "./+parts/found-steps.tsx";
import { readTour } from "./read-tour.server.ts";
import { tourSchema } from "./schema.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "guides");
  const { chapters } = await listChapters(viewer, { open: [] });
  return {
    title: viewer.text("manage:tour_title"),
    chapters: chapters.map(({ id, title }) => ({ id, title })),
    chosen: new URL(args.request.url).searchParams.get("chapterId") ?? "0",
    constraint: getZodConstraint(tourSchema),
  };
}

/** Shows what the tour holds, and makes a guide of it once that was seen. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "guides");
  const submission = await submitted(args.request, tourSchema, viewer);
  if (submission.status !== "success") return refused(submission);
  const { source, intent, ...guide } = submission.value;
  const tour = readTour(source);
  if ("error" in tour) {
    return data({ submission: submission.reply({ fieldErrors: { source: [tour.error] } }), failure: null }, { status: 422 });
  }
  if (intent === "check") return data({ submission: submission.reply(), failure: null, found: inShort(tour) });
  const created = await attempt(createGuide(viewer, { ...guide, steps: tour.steps }));
  if (!created.ok) return refused(submission, created.failure);
  return redirectWithToast(viewer.paths.guideSteps(created.answer.id), "guide_created");
}

function inShort({ steps, left }: Exclude<ReturnType<typeof readTour>, { error: string }>) {
  return { left, steps: steps.map(({ title, content, identifier }) => ({ title: title || content.slice(0, 120), identifier })) };
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function TourScreen() {
  const { chapters, chosen, constraint } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const { t } = useTranslation("manage");
  const paths = usePaths();
  const form = useScreenForm({
    id: "tour",
    values: { title: "", subtitle: "", chapterId: chosen, source: "" },
    labels: { title: t("title"), subtitle: t("subtitle"), chapterId: t("chapter"), source: t("tour_source") },
    constraint,
  });
  const found = answered && "found" in answered ? answered.found : null;
  return (
    <>
      <PageHeader title={t("tour_title")} lead={t("tour_lead")} crumbs={[{ label: t("guides"), to: paths.guides() }]} />
      <ScreenForm of={form}>
        <FormCard
          actions={
            <>
              <Button tone={found ? undefined : "primary"} name="intent" value="check">
                {t("tour_check")}
              </Button>
              {found && (
                <Button tone="primary" name="intent" value="create">
                  {t("create_guide")}
                </Button>
              )}
              <ButtonLink to={paths.guides()}>{t("common:cancel")}</ButtonLink>
            </>
          }
        >
          <TextField {...form.firstField("title")} />
          <TextField {...form.field("subtitle")} />
          <SelectField
            {...form.field("chapterId")}
            options={chapters.map(({ id, title }) => ({ value: String(id), label: id === 0 ? t("unsorted") : title }))}
          />
          <TextArea {...form.field("source")} hint={t("tour_hint")} rows={12} />
          {found && <FoundSteps {...found} />}
        </FormCard>
      </ScreenForm>
    </>
  );
}
