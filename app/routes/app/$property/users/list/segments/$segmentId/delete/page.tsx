import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getSegment, removeSegment } from "#app/api/segments.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { mergeable } from "#app/features/targeting/mergeable.ts";
import { removalAskedAbout, removeAsked } from "#app/features/targeting/removal.server.ts";
import { RemovalPage } from "#app/features/targeting/removal-page.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireEdit } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  const segment = await getSegment(viewer, args.params.segmentId ?? "");
  const title = viewer.text("segments:delete_title", { name: segment.name });
  return removalAskedAbout(args.request, viewer, segment, title, viewer.paths.segments());
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  const id = args.params.segmentId ?? "";
  return removeAsked(args.request, viewer, {
    remove: (revision) => removeSegment(viewer, id, revision),
    read: async () => mergeable(await getSegment(viewer, id)),
    list: viewer.paths.segments(),
    toast: "segment_deleted",
  });
}

export const meta = screenMeta;

export default function DeleteSegmentScreen() {
  const { back, id, ...asked } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["segments", "errors"]);
  const paths = usePaths();
  return (
    <RemovalPage
      {...asked}
      text={t("delete_text")}
      inUse={t("errors:segment_in_use")}
      open={{ label: t("open"), to: paths.segment(id) }}
      back={{ label: t("segments"), to: back }}
      failure={useActionData<typeof action>()}
    />
  );
}
