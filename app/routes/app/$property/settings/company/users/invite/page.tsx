import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { attempt } from "#app/api/failure.ts";
import { countInvitable, type Invited, invitePeople } from "#app/api/people.server.ts";
import { getTask } from "#app/api/tasks.server.ts";
import { isCompanyWide } from "#app/domain/access/roles.ts";
import { MOST_COUNTED } from "#app/domain/users/person-limits.ts";
import { InvitePage } from "#app/features/people/invite-page.tsx";
import { peopleIn } from "#app/features/people/place.server.ts";
import { reachOf } from "#app/features/people/reach.server.ts";
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
  const { reader } = await peopleIn("company", viewer);
  if (job !== null) await getTask(reader, job);
  const whom: Invited = job === null ? { status } : { job };
  const reach = reachOf(whom, await countInvitable(reader, whom));
  return { title: viewer.text("users:invite_by_status"), status, job, reach, seesAll: isCompanyWide(viewer.role) };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "company-user");
  const { reader } = await peopleIn("company", viewer);
  const form = await readForm(args.request, { fields: ["status", "job"] }, reader);
  const status = choiceIn(form, "status", WAITING);
  const job = String(form.get("job") ?? "");
  const done = await attempt(invitePeople(reader, status, job));
  if (!done.ok) return refusal(done.failure, {});
  const here = viewer.paths.invitePeople(job === "" ? { status } : { job });
  // Nobody was left; the question now says why.
  if (done.answer === 0) return redirect(here);
  // The next portion. Who is pending stays so and could be invited for ever.
  const isMore = done.answer >= MOST_COUNTED && status === "created";
  return redirectWithToast(isMore ? here : viewer.paths.people("company", { status: "pending" }), "people_invited", { count: done.answer });
}

export const meta = screenMeta;

export default function InviteUsersScreen() {
  const { status, job, reach, seesAll } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { t } = useTranslation("users");
  const paths = usePaths();
  return (
    <InvitePage
      reach={reach}
      text={job === null ? t("invite_count_text", { status: t(STATUS_WORDS[status]) }) : t("invite_imported_text")}
      nobody={seesAll ? undefined : t("only_seen")}
      back={{ label: t("company_users"), to: paths.people("company", { status }) }}
      failure={failure}
    >
      <input type="hidden" name="status" value={status} />
      <input type="hidden" name="job" value={job ?? ""} />
    </InvitePage>
  );
}
