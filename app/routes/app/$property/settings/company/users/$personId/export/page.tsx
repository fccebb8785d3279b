import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ExportPage } from "#app/features/people/export-page.tsx";
import { peopleIn } from "#app/features/people/place.server.ts";
import { exportAsked, exportQuestion } from "#app/features/people/processes.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { requireEdit } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "company-user");
  return exportQuestion(await peopleIn("company", viewer), args.params.personId);
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "company-user");
  return exportAsked(args.request, await peopleIn("company", viewer), args.params.personId);
}

export const meta = screenMeta;

export default function ExportCompanyPersonScreen() {
  return <ExportPage of="company" {...useLoaderData<typeof loader>()} failure={useActionData<typeof action>()} />;
}
