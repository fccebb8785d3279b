import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getTooltip } from "#app/api/tooltips.server.ts";
import { removePlaced } from "#app/features/placed/save.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { removalAskedAbout } from "#app/features/targeting/removal.server.ts";
import { RemovalPage } from "#app/features/targeting/removal-page.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireEditLive } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  const tooltip = await getTooltip(viewer, args.params.tooltipId ?? "");
  return removalAskedAbout(
    args.request,
    viewer,
    tooltip,
    viewer.text("hints:delete_title", { name: tooltip.name }),
    viewer.paths.tooltips(),
  );
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  return removePlaced(args.request, viewer, "tooltip", args.params.tooltipId ?? "");
}

export const meta = screenMeta;

export default function DeleteTooltipScreen() {
  const { back, id, ...asked } = useLoaderData<typeof loader>();
  const { t } = useTranslation("hints");
  const paths = usePaths();
  return (
    <RemovalPage
      {...asked}
      text={t("delete_text")}
      inUse=""
      open={{ label: t("open_tooltip"), to: paths.tooltip(id) }}
      back={{ label: t("title_tooltip"), to: back }}
      failure={useActionData<typeof action>()}
    />
  );
}
