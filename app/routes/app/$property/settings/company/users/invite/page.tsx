import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { attempt } from "#app/api/failure.ts";
import { invitePeople, listCompanyPeople } from "#app/api/people.server.ts";
import { getTask } from "#app/api/tasks.server.ts";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import { useCountText } from "#app/features/people/count-text.ts";
import { companyPeopleReader } from "#app/features/people/people-reader.server.ts";
import { STATUS_WORDS } from "#app/features/people/status-words.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { choiceIn, readForm } from "#app/session/read-form.server.ts";
import { refusal } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";

/** Who can be invited, as people see their status. */
const WAITING = ["created", "pending"] as const;

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "company-user");
  const { searchParams } = new URL(args.request.url);
  const asked = searchParams.get("status") ?? "created";
  const job = searchParams.get("job");
  const status = WAITING.find((each) => each === asked);
  if (!status) throw new Response(null, { status: 404 });
  const reader = await companyPeopleReader(viewer);
  const title = viewer.text("users:invite_by_status");
  if (job !== null) return { title, status, job, count: Number((await getTask(reader, job)).result.created ?? 0) };
  const { counts } = await listCompanyPeople(reader, { filters: [], archived: false, limit: 1 });
  return { title, status, job, count: counts[status] };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "company-user");
  const reader = await companyPeopleReader(viewer);
  const form = await readForm(args.request, { fields: ["status", "job"] }, reader);
  const done = await attempt(invitePeople(reader, choiceIn(form, "status", WAITING), String(form.get("job") ?? "")));
  if (!done.ok) return refusal(done.failure, {});
  return redirectWithToast(viewer.paths.companyPeople({ status: "pending" }), "people_invited", { count: done.answer });
}

export const meta = screenMeta;

export default function InviteUsersScreen() {
  const { status, job, count } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { t } = useTranslation("users");
  const paths = usePaths();
  const n = useCountText()(count);
  return (
    <ConfirmPage
      title={t("invite_count", { count, n })}
      text={job === null ? t("invite_count_text", { status: t(STATUS_WORDS[status]) }) : t("invite_imported_text")}
      confirm={t("invite")}
      tone="primary"
      back={{ label: t("company_users"), to: paths.companyPeople({ status }) }}
      failure={failure}
    >
      <input type="hidden" name="status" value={status} />
      <input type="hidden" name="job" value={job ?? ""} />
    </ConfirmPage>
  );
}
