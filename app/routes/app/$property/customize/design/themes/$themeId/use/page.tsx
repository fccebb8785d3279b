import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { attempt } from "#app/api/failure.ts";
import { getShellProperty } from "#app/api/properties.server.ts";
import { applyDesign, getTheme } from "#app/api/themes.server.ts";
import type { FormFailure } from "#app/domain/forms/form-failure.ts";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { hasOtherProperties } from "#app/routes/app/$property/customize/design/themes/+parts/other-properties.server.ts";
import { Swatches } from "#app/routes/app/$property/customize/design/themes/+parts/swatches.tsx";
import { readForm } from "#app/session/read-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { RadioGroup } from "#app/ui/fields/radio-group/radio-group.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  const [theme, { name: property }, hasOthers] = await Promise.all([
    getTheme(viewer, args.params.themeId ?? ""),
    getShellProperty(viewer),
    hasOtherProperties(viewer),
  ]);
  const { id, name, design } = theme;
  return {
    title: viewer.text("customize:theme_use_title", { name }),
    theme: { id, name, design },
    property,
    hasOthers,
  };
}

/** The design of the property, or of all in which that may be done, becomes that of the theme. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  const form = await readForm(args.request, { fields: ["where"] }, viewer);
  const { design } = await getTheme(viewer, args.params.themeId ?? "");
  const done = await attempt(applyDesign(viewer, design, form.get("where") === "all" ? undefined : [viewer.propertyId]));
  if (done.ok) return redirectWithToast(viewer.paths.design(), "theme_used");
  return data<FormFailure>({ code: done.failure.code }, { status: done.failure.status });
}

export const meta = screenMeta;

export default function UseThemeScreen() {
  const { title, theme, property, hasOthers } = useLoaderData<typeof loader>();
  const { t } = useTranslation("customize");
  const paths = usePaths();
  const failure = useActionData<typeof action>();
  return (
    <ConfirmPage
      title={title}
      text={t("theme_use_text")}
      confirm={t("theme_use")}
      tone="primary"
      back={{ label: t("themes_title"), to: paths.themes() }}
      above={[{ label: t("design_title"), to: paths.design() }]}
      failure={failure}
    >
      <Swatches of={theme.design} />
      {hasOthers && (
        <RadioGroup
          field={plainField("where", { initialValue: "here" })}
          label={t("theme_where")}
          choices={[
            { value: "here", label: property },
            { value: "all", label: t("theme_where_all"), hint: t("theme_where_all_hint") },
          ]}
        />
      )}
    </ConfirmPage>
  );
}
