import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { ErasePage } from "#app/features/people/erase-page.tsx";
import { eraseAsked, eraseQuestion } from "#app/features/people/processes.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { requireEdit } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  return eraseQuestion("property", viewer, args.params.userId);
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  return eraseAsked(args.request, "property", viewer, args.params.userId);
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function ErasePersonScreen() {
  return <ErasePage of="property" {...useLoaderData<typeof loader>()} />;
}
