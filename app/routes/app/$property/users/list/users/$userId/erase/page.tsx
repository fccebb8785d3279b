import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getSeenPerson } from "#app/api/people.server.ts";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { ErasePage } from "#app/features/people/erase-page.tsx";
import { eraseAsked, mayStartForCompany, mayStartForProperty, requireStart } from "#app/features/people/processes.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireEdit } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  const { id, publicId, anonymous } = await getSeenPerson(viewer, args.params.userId ?? "");
  requireStart(mayStartForProperty(viewer));
  return {
    title: viewer.text("users:erase_title", { name: publicId }),
    id,
    publicId,
    mayEverywhere: !anonymous && mayStartForCompany(viewer),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  const person = await getSeenPerson(viewer, args.params.userId ?? "");
  return eraseAsked(args.request, viewer, person, { userId: person.id, propertyId: viewer.propertyId });
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function ErasePersonScreen() {
  const { id, publicId, mayEverywhere } = useLoaderData<typeof loader>();
  const paths = usePaths();
  const everywhere = mayEverywhere ? paths.eraseCompanyPerson(id) : undefined;
  return <ErasePage publicId={publicId} of="property" back={paths.person(id)} everywhere={everywhere} />;
}
