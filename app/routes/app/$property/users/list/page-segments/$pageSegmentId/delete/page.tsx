import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getPageSegment, removePageSegment } from "#app/api/page-segments.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { mergeable } from "#app/features/targeting/mergeable.ts";
import { removalAskedAbout, removeAsked } from "#app/features/targeting/removal.server.ts";
import { RemovalPage } from "#app/features/targeting/removal-page.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireEdit } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  const pageSegment = await getPageSegment(viewer, args.params.pageSegmentId ?? "");
  const title = viewer.text("page-segments:delete_title", { name: pageSegment.name });
  return removalAskedAbout(args.request, viewer, pageSegment, title, viewer.paths.pageSegments());
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  const id = args.params.pageSegmentId ?? "";
  return removeAsked(args.request, viewer, {
    remove: (revision) => removePageSegment(viewer, id, revision),
    read: async () => mergeable(await getPageSegment(viewer, id)),
    list: viewer.paths.pageSegments(),
    toast: "page_segment_deleted",
  });
}

export const meta = screenMeta;

export default function DeletePageSegmentScreen() {
  const { back, id, ...asked } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["page-segments", "errors"]);
  const paths = usePaths();
  return (
    <RemovalPage
      {...asked}
      text={t("delete_text")}
      inUse={t("errors:page_segment_in_use")}
      open={{ label: t("open"), to: paths.pageSegment(id) }}
      back={{ label: t("title"), to: back }}
      failure={useActionData<typeof action>()}
    />
  );
}
