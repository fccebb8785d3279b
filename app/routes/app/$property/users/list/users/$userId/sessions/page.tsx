import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listSessions } from "#app/api/people.server.ts";
import { MOST_COUNTED } from "#app/domain/users/person-limits.ts";
import { choicesOf } from "#app/features/list/address-problem.ts";
import { pageIn } from "#app/features/list/list-query.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { PersonFrame } from "#app/routes/app/$property/users/list/users/$userId/+parts/person-frame.tsx";
import { seenPerson } from "#app/routes/app/$property/users/list/users/$userId/+parts/seen-person.server.ts";
import { requireView } from "#app/session/viewer.server.ts";
import { type Column, DataTable } from "#app/ui/composed/data-table/data-table.tsx";
import { Pager } from "#app/ui/composed/pager/pager.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "users");
  const user = args.params.userId ?? "";
  const page = pageIn(choicesOf(new URL(args.request.url).searchParams));
  const [{ frame, moments }, sessions] = await Promise.all([seenPerson(viewer, user), listSessions(viewer, user, page)]);
  const rows = sessions.data.map(({ sessionId, createdAt, updatedAt }) => ({
    id: sessionId,
    began: moments.dateAndTime(createdAt),
    ended: moments.dateAndTime(updatedAt),
  }));
  return { ...frame, page, rows, total: sessions.pagination.total };
}

export const meta = screenMeta;

type Row = { id: string; began: string; ended: string };

export default function PersonSessionsScreen() {
  const { person, may, page, rows, total } = useLoaderData<typeof loader>();
  const { t } = useTranslation("users");
  const paths = usePaths();
  const columns: Column<Row>[] = [
    { key: "began", label: t("session_began"), cell: ({ began }) => began },
    { key: "ended", label: t("session_ended"), cell: ({ ended }) => ended },
  ];
  return (
    <PersonFrame person={person} may={may}>
      <DataTable caption={t("sessions")} columns={columns} rows={rows} keyOf={({ id }) => id} empty={t("no_sessions")} />
      <Pager
        page={page.page}
        size={page.limit}
        total={total}
        most={MOST_COUNTED}
        addressOf={(change) => paths.personSessions(person.id, change)}
      />
    </PersonFrame>
  );
}
