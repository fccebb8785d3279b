import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { inCompany } from "#app/features/attributes/place.server.ts";
import { changeStatus, statusAskedAbout } from "#app/features/attributes/status.server.ts";
import { StatusScreen } from "#app/features/attributes/status-screen.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { requireEdit } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "attribute");
  return statusAskedAbout(args.request, viewer, await inCompany(viewer), "archive", args.params.companyAttributeId);
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "attribute");
  return changeStatus(args.request, viewer, await inCompany(viewer), "archive", args.params.companyAttributeId);
}

export const meta = screenMeta;

export default function ArchiveAttributeScreen() {
  return <StatusScreen {...useLoaderData<typeof loader>()} failure={useActionData<typeof action>()} />;
}
