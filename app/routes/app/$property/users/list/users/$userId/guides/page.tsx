import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listActivity } from "#app/api/people.server.ts";
import { readListQuery, sortingBy } from "#app/features/list/list-query.ts";
import { UnknownParts } from "#app/features/list/unknown-parts.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { PersonFrame } from "#app/routes/app/$property/users/list/users/$userId/+parts/person-frame.tsx";
import { seenPerson } from "#app/routes/app/$property/users/list/users/$userId/+parts/seen-person.server.ts";
import { requireView } from "#app/session/viewer.server.ts";
import { type Column, DataTable } from "#app/ui/composed/data-table/data-table.tsx";
import { Pager } from "#app/ui/composed/pager/pager.tsx";
import { type ActivitySort, SORTS, STATUS_TEXTS } from "./activity-list.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "users");
  const user = args.params.userId ?? "";
  const { query, problems } = readListQuery<ActivitySort>(new URL(args.request.url).searchParams, { sorts: SORTS });
  const { sort, order, page, limit } = query;
  const [{ frame, moments }, activity] = await Promise.all([
    seenPerson(viewer, user),
    listActivity(viewer, user, { sort, order, page, limit }),
  ]);
  const moment = (at: string | null) => (at ? moments.dateAndTime(at) : "");
  const rows = activity.data.map(({ lastSeen, timeStarted, timeCompleted, ...row }) => ({
    ...row,
    lastSeen: moment(lastSeen),
    timeStarted: moment(timeStarted),
    timeCompleted: moment(timeCompleted),
  }));
  const total = activity.pagination.total;
  return data({ ...frame, query: { sort, order, page, limit }, problems, rows, total }, { status: problems.length > 0 ? 400 : 200 });
}

export const meta = screenMeta;

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

export default function PersonGuidesScreen() {
  const { person, may, query, problems, rows, total } = useLoaderData<typeof loader>();
  const { t } = useTranslation("users");
  const paths = usePaths();
  const addressOf = (change: Record<string, string | number>) => paths.personGuides(person.id, { ...query, ...change });
  const sort = sortingBy<ActivitySort>(query, SORTS, addressOf);
  const columns: Column<Row>[] = [
    { key: "title", label: t("guide"), sort: sort("title"), cell: ({ title }) => title },
    { key: "status", label: t("status"), cell: ({ status }) => t(STATUS_TEXTS[status]) },
    { key: "targeted", label: t("targeted"), cell: ({ targeted }) => (targeted ? t("yes") : t("no")) },
    { key: "countStarted", label: t("count_started"), number: true, sort: sort("countStarted"), cell: (row) => row.countStarted },
    { key: "countCompleted", label: t("count_completed"), number: true, sort: sort("countCompleted"), cell: (row) => row.countCompleted },
    { key: "timeStarted", label: t("time_started"), sort: sort("timeStarted"), moment: true, cell: (row) => row.timeStarted },
    { key: "timeCompleted", label: t("time_completed"), sort: sort("timeCompleted"), moment: true, cell: (row) => row.timeCompleted },
    { key: "lastSeen", label: t("last_seen"), sort: sort("lastSeen"), moment: true, cell: (row) => row.lastSeen },
  ];
  return (
    <PersonFrame person={person} may={may}>
      <UnknownParts problems={problems} />
      <DataTable caption={t("guides")} columns={columns} rows={rows} keyOf={({ id }) => id} empty={t("no_guides")} />
      <Pager page={query.page} size={query.limit} total={total} addressOf={addressOf} />
    </PersonFrame>
  );
}
