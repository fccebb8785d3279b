import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getIdentification, listPeople } from "#app/api/people.server.ts";
import { NoPeople } from "#app/features/people/no-people.tsx";
import { exportFound, peopleList } from "#app/features/people/people-list.server.ts";
import { PeopleListScreen } from "#app/features/people/people-list-screen.tsx";
import { peopleIn } from "#app/features/people/place.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireEdit, requireView } from "#app/session/viewer.server.ts";
import { Identification } from "./identification.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "users");
  return peopleList(args.request, await peopleIn("property", viewer), async (reader, query) => {
    const [found, identification] = await Promise.all([listPeople(reader, query), getIdentification(reader)]);
    return { ...found, identification };
  });
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  return exportFound(args.request, await peopleIn("property", viewer));
}

export const meta = screenMeta;

export default function UsersScreen() {
  const { identification, ...listed } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { t } = useTranslation("users");
  const paths = usePaths();
  return (
    <PeopleListScreen
      of="property"
      listed={listed}
      failure={failure}
      acts={["delete"]}
      nobody={<NoPeople isFiltered={listed.isFiltered} clear={paths.people("property")} text={t("nobody_seen_text")} />}
      above={<Identification counts={identification} />}
    />
  );
}
