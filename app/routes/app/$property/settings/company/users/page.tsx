import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { exportPeople, knownAttributes, listCompanyPeople } from "#app/api/people.server.ts";
import { ACTS } from "#app/domain/users/acts.ts";
import { MOST_COUNTED } from "#app/domain/users/person-limits.ts";
import { ACT_WORDS } from "#app/features/people/act-words.ts";
import { usersIn } from "#app/features/people/chosen.server.ts";
import { useCountText } from "#app/features/people/count-text.ts";
import { ExportButton } from "#app/features/people/export-button.tsx";
import { FilterForm } from "#app/features/people/filter-form.tsx";
import { listedPeople } from "#app/features/people/listed.server.ts";
import styles from "#app/features/people/people.module.css";
import { PeoplePager } from "#app/features/people/people-pager.tsx";
import { readPeopleQuery } from "#app/features/people/people-query.server.ts";
import { companyPeopleReader } from "#app/features/people/people-reader.server.ts";
import { PeopleTable } from "#app/features/people/people-table.tsx";
import { mayStartForCompany, startedBy } from "#app/features/people/processes.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { requireEdit, requireView } from "#app/session/viewer.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { NoCompanyUsers } from "./no-company-users.tsx";
import { readState, StateTabs } from "./state-tabs.tsx";

/** What everybody has besides their id. */
const OWN = ["status", "createdAt", "lastSeenAt"] as const;

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "company-user");
  const asked = await askedFor(args.request, viewer);
  const { reader, attributes, state, status, list, filters, shown, typed, keys, problems } = asked;
  const address = { ...asked.address, status: state === "all" ? undefined : state };
  // In the words of every language: what was typed is read by the language of who typed it.
  if (asked.isAdded) throw redirect(viewer.paths.companyPeople({ ...address, page: 1 }));
  const { columns, ...page } = list;
  const { people, total, counts } = await listCompanyPeople(reader, { ...page, filters, status, archived: state === "archived" });
  if (people.length === 0 && total > 0) {
    throw redirect(viewer.paths.companyPeople({ ...address, page: Math.ceil(Math.min(total, MOST_COUNTED) / list.limit) }));
  }
  return data(
    {
      title: viewer.text("users:company_users"),
      list,
      state,
      counts,
      address,
      shown,
      typed,
      keys,
      problems,
      attributes,
      total,
      people: listedPeople(viewer, people, columns, attributes),
      chosen: usersIn(new URL(args.request.url).searchParams),
      mayEdit: viewer.may("edit", "company-user"),
      mayExport: mayStartForCompany(viewer),
    },
    { status: problems.length > 0 || typed ? 400 : 200 },
  );
}

/** Exports everybody whom the list at this address finds. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "company-user");
  await readForm(args.request, { fields: [] }, viewer);
  const { reader, list, filters, state, status } = await askedFor(args.request, viewer);
  const asked = { search: list.search, filters, status, ...(state === "archived" && { archived: "true" as const }) };
  return startedBy(viewer, exportPeople(reader, "company", asked));
}

async function askedFor(request: Request, viewer: Viewer) {
  const reader = await companyPeopleReader(viewer);
  const attributes = await knownAttributes(reader, "company");
  const { searchParams } = new URL(request.url);
  const state = readState(searchParams);
  const status = state === "all" || state === "archived" ? undefined : state;
  return { reader, attributes, state, status, ...readPeopleQuery(viewer, searchParams, OWN, attributes) };
}

export const meta = screenMeta;

export default function CompanyUsersScreen() {
  const { list, state, counts, address, shown, typed, keys, problems, attributes, total, people, chosen, mayEdit, mayExport } =
    useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { t } = useTranslation("users");
  const countText = useCountText();
  const paths = usePaths();
  const addressOf = (change: Record<string, string | number | string[] | undefined>) => paths.companyPeople({ ...address, ...change });
  const isSearched = list.search !== "" || shown.length > 0;
  const { sort, order, limit, column, status } = address;
  const acts = ACTS.filter((act) => {
    if (state === "archived") return act === "restore" || act === "delete";
    return act !== "restore" && !(state === "active" && (act === "invite" || act === "activate"));
  });
  return (
    <>
      <PageHeader title={t("company_users")} lead={t("company_users_lead")}>
        {mayEdit && <ButtonLink to={paths.importPeople()}>{t("import")}</ButtonLink>}{" "}
        {mayEdit && counts.created > 0 && <ButtonLink to={paths.invitePeople({ status: "created" })}>{t("invite_created")}</ButtonLink>}{" "}
        {total > 0 && <ExportButton may={mayExport} failure={failure} />}
      </PageHeader>
      <FilterForm
        search={list.search}
        filters={shown}
        typed={typed}
        keys={keys}
        problems={problems}
        keep={{ sort, order, limit, column, status }}
        without={(where) => addressOf({ where, page: 1 })}
      />
      <StateTabs state={state} counts={counts} addressOf={(status) => addressOf({ status, page: 1 })} />
      {total === 0 ? (
        <NoCompanyUsers isSearched={isSearched} state={state} archived={counts.archived} />
      ) : (
        <>
          <p className={styles.found} role="status">
            {t("people_count", { count: total, n: countText(total) })}
          </p>
          <PeopleTable
            query={list}
            rows={people}
            own={OWN}
            attributes={attributes}
            addressOf={addressOf}
            chosen={chosen}
            linkOf={({ id }) => paths.companyPerson(id)}
            acts={
              mayEdit
                ? {
                    action: paths.chosenCompanyPeople({ return: addressOf({}) }),
                    buttons: acts.map((act) => (
                      <Button key={act} name="act" value={act} size="small">
                        {t(ACT_WORDS[act].button)}
                      </Button>
                    )),
                  }
                : null
            }
          />
          <PeoplePager page={list.page} size={list.limit} total={total} addressOf={addressOf} />
        </>
      )}
    </>
  );
}
