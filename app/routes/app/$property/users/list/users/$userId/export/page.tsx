import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ExportPage } from "#app/features/people/export-page.tsx";
import { peopleIn } from "#app/features/people/place.server.ts";
import { exportAsked, exportQuestion } from "#app/features/people/processes.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { requireEdit } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  return exportQuestion(await peopleIn("property", viewer), args.params.userId);
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  return exportAsked(args.request, await peopleIn("property", viewer), args.params.userId);
}

export const meta = screenMeta;

export default function ExportPersonScreen() {
  return <ExportPage of="property" {...useLoaderData<typeof loader>()} failure={useActionData<typeof action>()} />;
}
