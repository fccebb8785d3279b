import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { deletePeople } from "#app/api/people.server.ts";
import { actOnChosen, chosenQuestion } from "#app/features/people/chosen.server.ts";
import { ChosenPage } from "#app/features/people/chosen-page.tsx";
import { peopleIn } from "#app/features/people/place.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { requireEdit } from "#app/session/viewer.server.ts";

/** Somebody whom a player saw can only be deleted. */
const ACTS = ["delete"] as const;

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  return chosenQuestion(args.request, await peopleIn("property", viewer), ACTS);
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  return actOnChosen(args.request, await peopleIn("property", viewer), ACTS, (reader, _, users) => deletePeople(reader, users));
}

export const meta = screenMeta;

export default function ChosenUsersScreen() {
  const { cancel, ...asked } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { t } = useTranslation("users");
  return <ChosenPage {...asked} back={{ label: t("users"), to: cancel }} failure={failure} text={t("delete_seen_text")} />;
}
