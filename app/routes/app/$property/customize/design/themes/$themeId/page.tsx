import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { readStylings } from "#app/api/stylings.server.ts";
import { getTheme, updateTheme } from "#app/api/themes.server.ts";
import { designOf, isSameDesign } from "#app/domain/player/design.ts";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { ByRevision } from "#app/features/form/by-revision.tsx";
import { EditorForm } from "#app/features/form/editor-form.tsx";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { reloadAfterConflict } from "#app/features/form/reload-after-conflict.ts";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import { momentsOf } from "#app/features/moments.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { changedWhen } from "#app/features/targeting/changed-when.server.ts";
import { RemovalLink } from "#app/features/targeting/removal-link.tsx";
import { themePaths } from "#app/paths/themes.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { hasOtherProperties } from "#app/routes/app/$property/customize/design/themes/+parts/other-properties.server.ts";
import { Swatches } from "#app/routes/app/$property/customize/design/themes/+parts/swatches.tsx";
import { themeSchema } from "#app/routes/app/$property/customize/design/themes/+parts/theme-schema.server.ts";
import { submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  const [theme, { stylings }, moments, hasOthers] = await Promise.all([
    getTheme(viewer, args.params.themeId ?? ""),
    readStylings(viewer),
    momentsOf(viewer),
    hasOtherProperties(viewer),
  ]);
  const { id, name, design, revision, lastChangedAt, lastChangedBy } = theme;
  return {
    title: name,
    theme: { id, name, design, revision },
    hasOthers,
    isSame: isSameDesign(design, designOf(stylings)),
    changed: changedWhen(viewer, moments, { updatedAt: lastChangedAt, lastChangedBy }),
    constraint: getZodConstraint(themeSchema),
  };
}

/** A theme is renamed, and takes over the design of the property where that is asked for. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  const id = args.params.themeId ?? "";
  const outcome = await saveMerged(viewer, {
    form: await submittedChange(args.request, themeSchema, viewer),
    schema: themeSchema,
    read: () => getTheme(viewer, id),
    theirs: ({ name }) => ({ values: { name, anew: "" }, gone: false }),
    write: async ({ name, anew }, { id: theme, revision }) => {
      const values = anew && designOf((await readStylings(viewer)).stylings);
      return updateTheme(viewer, theme, { name, ...(values && { values }), revision });
    },
  });
  return outcome.saved ? redirectWithToast(viewer.paths.themes(), "theme_saved") : outcome.answer;
}

export const clientAction = keepTyped;

export const shouldRevalidate = reloadAfterConflict;

export const meta = screenMeta;

export default function ThemeScreen() {
  const { theme, changed, hasOthers } = useLoaderData<typeof loader>();
  const { t } = useTranslation("customize");
  const paths = usePaths();
  const { id, name, revision } = theme;
  return (
    <>
      <PageHeader
        title={name}
        status={changed}
        crumbs={[
          { label: t("design_title"), to: paths.design() },
          { label: t("themes_title"), to: paths.themes() },
        ]}
      >
        {/* The list offers nothing for a theme that is in use here: it may be wanted elsewhere all the same. */}
        {hasOthers && <ButtonLink to={themePaths(paths).takeTheme(id)}>{t("theme_use_elsewhere")}</ButtonLink>}{" "}
        <RemovalLink
          to={themePaths(paths).removeTheme(id)}
          revision={revision}
          title={t("theme_delete_title", { name })}
          text={t("theme_delete_text")}
          isUsed={false}
        />
      </PageHeader>
      <ByRevision of={theme}>
        <ThemeForm />
      </ByRevision>
    </>
  );
}

function ThemeForm() {
  const { theme, isSame, constraint } = useLoaderData<typeof loader>();
  const { t } = useTranslation("customize");
  const paths = usePaths();
  const { id, name, design, revision } = theme;
  const form = useScreenForm({
    id: `theme-${revision}`,
    values: { name, anew: "" },
    labels: { name: t("theme_name"), anew: t("theme_anew") },
    constraint,
    revision,
  });
  return (
    <EditorForm of={form} discardTo={themePaths(paths).theme(id)} refusal={null}>
      <FormCard actions={null}>
        <Swatches of={design} />
        <TextField {...form.field("name")} />
        {isSame ? <p>{t("theme_same")}</p> : <CheckboxField {...form.field("anew")} hint={t("theme_anew_hint")} />}
      </FormCard>
    </EditorForm>
  );
}
