import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { ErasePage } from "#app/features/people/erase-page.tsx";
import { eraseAsked, eraseQuestion } from "#app/features/people/processes.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { requireEdit } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "company-user");
  return eraseQuestion("company", viewer, args.params.personId);
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "company-user");
  return eraseAsked(args.request, "company", viewer, args.params.personId);
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function EraseCompanyPersonScreen() {
  return <ErasePage of="company" {...useLoaderData<typeof loader>()} />;
}
