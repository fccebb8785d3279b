import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getTheme, removeTheme } from "#app/api/themes.server.ts";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { removalAskedAbout, removeAsked } from "#app/features/targeting/removal.server.ts";
import { themePaths } from "#app/paths/themes.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireEdit } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  const theme = await getTheme(viewer, args.params.themeId ?? "");
  return removalAskedAbout(
    args.request,
    viewer,
    theme,
    viewer.text("customize:theme_delete_title", { name: theme.name }),
    viewer.paths.themes(),
  );
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  const id = args.params.themeId ?? "";
  return removeAsked(args.request, viewer, {
    remove: async (revision) => removeTheme(viewer, (await getTheme(viewer, id)).id, revision),
    read: () => getTheme(viewer, id),
    list: viewer.paths.themes(),
    toast: "theme_deleted",
  });
}

export const meta = screenMeta;

export default function DeleteThemeScreen() {
  const { title, id, name, revision, back } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["customize", "common"]);
  const paths = usePaths();
  const failure = useActionData<typeof action>();
  return (
    <ConfirmPage
      title={title}
      text={t("theme_delete_text")}
      about={{ revision, open: { label: name, to: themePaths(paths).theme(id) } }}
      confirm={t(failure?.overtaken ? "common:delete_anyway" : "common:delete")}
      tone="danger"
      back={{ label: t("themes_title"), to: back }}
      failure={failure}
    />
  );
}
