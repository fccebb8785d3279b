import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { erasablePerson } from "#app/features/people/company-person.server.ts";
import { ErasePage } from "#app/features/people/erase-page.tsx";
import { eraseAsked, mayStartForCompany, requireStart } from "#app/features/people/processes.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { requireEdit } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "company-user");
  const { publicId, back } = await erasablePerson(viewer, args.params.personId);
  requireStart(mayStartForCompany(viewer));
  return { title: viewer.text("users:erase_title", { name: publicId }), publicId, back };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "company-user");
  const person = await erasablePerson(viewer, args.params.personId);
  return eraseAsked(args.request, viewer, person, { userId: person.id });
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function EraseCompanyPersonScreen() {
  const { publicId, back } = useLoaderData<typeof loader>();
  return <ErasePage publicId={publicId} of="company" back={back} />;
}
