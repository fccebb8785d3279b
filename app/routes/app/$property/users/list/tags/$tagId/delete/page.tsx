import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getTag, removeTag } from "#app/api/tags.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { mergeable } from "#app/features/targeting/mergeable.ts";
import { removalAskedAbout, removeAsked } from "#app/features/targeting/removal.server.ts";
import { RemovalPage } from "#app/features/targeting/removal-page.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireEdit } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  const tag = await getTag(viewer, args.params.tagId ?? "");
  return removalAskedAbout(args.request, viewer, tag, viewer.text("tags:delete_title", { name: tag.name }), viewer.paths.tags());
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  const id = args.params.tagId ?? "";
  return removeAsked(args.request, viewer, {
    remove: (revision) => removeTag(viewer, id, revision),
    read: async () => mergeable(await getTag(viewer, id)),
    list: viewer.paths.tags(),
    toast: "tag_deleted",
  });
}

export const meta = screenMeta;

export default function DeleteTagScreen() {
  const { back, id, ...asked } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["tags", "errors"]);
  const paths = usePaths();
  return (
    <RemovalPage
      {...asked}
      text={t("delete_text")}
      inUse={t("errors:tag_in_use")}
      open={{ label: t("open"), to: paths.tag(id) }}
      back={{ label: t("title"), to: back }}
      failure={useActionData<typeof action>()}
    />
  );
}
