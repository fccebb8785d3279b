import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { deletePeople, getSeenPerson } from "#app/api/people.server.ts";
import { actOnChosen, chosenIn } from "#app/features/people/chosen.server.ts";
import { ChosenPage } from "#app/features/people/chosen-page.tsx";
import { mayStartForProperty } from "#app/features/people/processes.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { requireEdit } from "#app/session/viewer.server.ts";

/** Somebody whom a player saw can only be deleted. */
const ACTS = ["delete"] as const;

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  const { act, users, cancel } = chosenIn(new URL(args.request.url).searchParams, ACTS, viewer.paths.people());
  if (act === null) throw new Response(null, { status: 404 });
  const [user] = users;
  const name = users.length === 1 ? (await getSeenPerson(viewer, String(user))).publicId : null;
  const erase = name !== null && mayStartForProperty(viewer) ? viewer.paths.erasePerson(String(user)) : null;
  return { title: viewer.text("users:delete_users"), act, users, cancel, name, erase };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  return actOnChosen(args.request, {
    acts: ACTS,
    list: viewer.paths.people(),
    sender: viewer,
    question: viewer.paths.chosenPeople,
    change: (_, users) => deletePeople(viewer, users),
  });
}

export const meta = screenMeta;

export default function ChosenUsersScreen() {
  const { cancel, ...asked } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { t } = useTranslation("users");
  return <ChosenPage {...asked} back={{ label: t("users"), to: cancel }} failure={failure} text={t("delete_seen_text")} />;
}
