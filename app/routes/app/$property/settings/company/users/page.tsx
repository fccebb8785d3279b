import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listCompanyPeople } from "#app/api/people.server.ts";
import { ACTS } from "#app/domain/users/acts.ts";
import { exportFound, peopleList } from "#app/features/people/people-list.server.ts";
import { PeopleListScreen } from "#app/features/people/people-list-screen.tsx";
import { peopleIn } from "#app/features/people/place.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireEdit, requireView } from "#app/session/viewer.server.ts";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { NoCompanyUsers } from "./no-company-users.tsx";
import { readState, StateTabs, statusIn } from "./state-tabs.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "company-user");
  const place = await peopleIn("company", viewer);
  const state = readState(args.request);
  return peopleList(
    args.request,
    place,
    async (reader, query) => ({ ...(await listCompanyPeople(reader, query)), state }),
    statusIn(state),
  );
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "company-user");
  return exportFound(args.request, await peopleIn("company", viewer), statusIn(readState(args.request)));
}

export const meta = screenMeta;

export default function CompanyUsersScreen() {
  const { state, counts, ...listed } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { t } = useTranslation("users");
  const paths = usePaths();
  const { address, isFiltered, mayEdit } = listed;
  const acts = ACTS.filter((act) => {
    if (state === "archived") return act === "restore" || act === "delete";
    return act !== "restore" && !(state === "active" && (act === "invite" || act === "activate"));
  });
  return (
    <PeopleListScreen
      of="company"
      listed={listed}
      failure={failure}
      acts={acts}
      nobody={<NoCompanyUsers isFiltered={isFiltered} state={state} archived={counts.archived} />}
      buttons={
        <>
          {mayEdit && <ButtonLink to={paths.importPeople()}>{t("import")}</ButtonLink>}{" "}
          {mayEdit && counts.created !== 0 && (
            <ButtonLink to={paths.invitePeople({ status: "created" })}>{t("invite_created")}</ButtonLink>
          )}{" "}
        </>
      }
      tabs={<StateTabs state={state} counts={counts} address={address} />}
    />
  );
}
