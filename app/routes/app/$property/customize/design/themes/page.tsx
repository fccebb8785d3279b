import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { attempt } from "#app/api/failure.ts";
import { readStylings } from "#app/api/stylings.server.ts";
import { createTheme, listThemes } from "#app/api/themes.server.ts";
import { designOf, isSameDesign } from "#app/domain/player/design.ts";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { ScreenForm } from "#app/features/form/screen-form.tsx";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import { momentsOf } from "#app/features/moments.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { refused, submitted } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEdit, requireView } from "#app/session/viewer.server.ts";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { newThemeSchema } from "./+parts/theme-schema.server.ts";
import { ThemeTable } from "./+parts/theme-table.tsx";
import styles from "./+parts/themes.module.css";

/** Designs under a name, which all properties of the company may use. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "customize");
  const [themes, { stylings }, { shownMoment }] = await Promise.all([listThemes(viewer), readStylings(viewer), momentsOf(viewer)]);
  return {
    title: viewer.text("customize:themes_title"),
    themes: themes.map(({ id, name, design, lastChangedAt, lastChangedBy }) => ({
      ...{ id, name, design },
      isUsed: isSameDesign(design, designOf(stylings)),
      changed: shownMoment(lastChangedAt),
      changedBy: lastChangedBy,
    })),
    mayEdit: viewer.may("edit", "customize"),
    constraint: getZodConstraint(newThemeSchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  const submission = await submitted(args.request, newThemeSchema, viewer);
  if (submission.status !== "success") return refused(submission);
  const created = await attempt(createTheme(viewer, submission.value.name));
  if (!created.ok) return refused(submission, created.failure);
  return redirectWithToast(viewer.paths.themes(), "theme_saved");
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function ThemesScreen() {
  const { title, themes, mayEdit } = useLoaderData<typeof loader>();
  const { t } = useTranslation("customize");
  const paths = usePaths();
  return (
    <>
      <PageHeader title={title} lead={t("themes_lead")} crumbs={[{ label: t("design_title"), to: paths.design() }]} />
      <div className={styles.themes}>
        {themes.length === 0 ? (
          <EmptyState picture="guide" title={t("no_themes_title")} text={t("no_themes_text")} />
        ) : (
          <ThemeTable themes={themes} mayEdit={mayEdit} />
        )}
        {mayEdit && <NewTheme key={themes.length} />}
      </div>
    </>
  );
}

function NewTheme() {
  const { constraint } = useLoaderData<typeof loader>();
  const { t } = useTranslation("customize");
  const form = useScreenForm({ id: "theme", values: { name: "" }, labels: { name: t("theme_name") }, constraint });
  return (
    <ScreenForm of={form}>
      <FormCard actions={<Button tone="primary">{t("theme_keep")}</Button>}>
        <TextField {...form.field("name")} hint={t("theme_name_hint")} />
      </FormCard>
    </ScreenForm>
  );
}
