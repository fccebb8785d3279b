import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { exportPeople, getIdentification, knownAttributes, listPeople } from "#app/api/people.server.ts";
import { MOST_COUNTED } from "#app/domain/users/person-limits.ts";
import { usersIn } from "#app/features/people/chosen.server.ts";
import { useCountText } from "#app/features/people/count-text.ts";
import { ExportButton } from "#app/features/people/export-button.tsx";
import { FilterForm } from "#app/features/people/filter-form.tsx";
import { listedPeople } from "#app/features/people/listed.server.ts";
import { NoPeople } from "#app/features/people/no-people.tsx";
import styles from "#app/features/people/people.module.css";
import { PeoplePager } from "#app/features/people/people-pager.tsx";
import { readPeopleQuery } from "#app/features/people/people-query.server.ts";
import { peopleReader } from "#app/features/people/people-reader.server.ts";
import { PeopleTable } from "#app/features/people/people-table.tsx";
import { mayStartForProperty, startedBy } from "#app/features/people/processes.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { requireEdit, requireView } from "#app/session/viewer.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Identification } from "./identification.tsx";

/** What everybody has besides their id. */
const OWN = ["firstSeenAt", "lastSeenAt"] as const;

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "users");
  const asked = await askedFor(args.request, viewer);
  const { reader, attributes, list, address, filters, shown, typed, keys, problems } = asked;
  // In the words of every language: what was typed is read by the language of who typed it.
  if (asked.isAdded) throw redirect(viewer.paths.people({ ...address, page: 1 }));
  const { columns, ...page } = list;
  const [{ people, total }, identification] = await Promise.all([listPeople(reader, { ...page, filters }), getIdentification(reader)]);
  if (people.length === 0 && total > 0) {
    throw redirect(viewer.paths.people({ ...address, page: Math.ceil(Math.min(total, MOST_COUNTED) / list.limit) }));
  }
  return data(
    {
      title: viewer.text("users:users"),
      list,
      address,
      shown,
      typed,
      keys,
      problems,
      attributes,
      total,
      people: listedPeople(viewer, people, columns, attributes),
      identification,
      chosen: usersIn(new URL(args.request.url).searchParams),
      mayEdit: viewer.may("edit", "users"),
      mayExport: mayStartForProperty(viewer),
    },
    { status: problems.length > 0 || typed ? 400 : 200 },
  );
}

/** Exports everybody whom the list at this address finds. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  await readForm(args.request, { fields: [] }, viewer);
  const { reader, list, filters } = await askedFor(args.request, viewer);
  return startedBy(viewer, exportPeople(reader, "property", { search: list.search, filters }));
}

async function askedFor(request: Request, viewer: Viewer) {
  const reader = await peopleReader(viewer);
  const attributes = await knownAttributes(reader, "property");
  return { reader, attributes, ...readPeopleQuery(viewer, new URL(request.url).searchParams, OWN, attributes) };
}

export const meta = screenMeta;

export default function UsersScreen() {
  const { list, address, shown, typed, keys, problems, attributes, total, people, chosen, identification, mayEdit, mayExport } =
    useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { t } = useTranslation("users");
  const countText = useCountText();
  const paths = usePaths();
  const addressOf = (change: Record<string, string | number | string[]>) => paths.people({ ...address, ...change });
  const isFiltered = list.search !== "" || shown.length > 0;
  const { sort, order, limit, column } = address;
  return (
    <>
      <PageHeader title={t("users")} lead={t("users_lead")}>
        {total > 0 && <ExportButton may={mayExport} failure={failure} />}
      </PageHeader>
      <Identification counts={identification} />
      <FilterForm
        search={list.search}
        filters={shown}
        typed={typed}
        keys={keys}
        problems={problems}
        keep={{ sort, order, limit, column }}
        without={(where) => addressOf({ where, page: 1 })}
      />
      {total === 0 ? (
        <NoPeople isFiltered={isFiltered} clear={paths.people()} text={t("nobody_seen_text")} />
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
            linkOf={({ id }) => paths.person(id)}
            acts={
              mayEdit
                ? {
                    action: paths.chosenPeople({ return: addressOf({}) }),
                    buttons: (
                      <Button name="act" value="delete" size="small">
                        {t("delete")}
                      </Button>
                    ),
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
