import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { changeCompanyPeople, countInvitable, getPerson } from "#app/api/people.server.ts";
import { ACTS } from "#app/domain/users/acts.ts";
import { actOnChosen, chosenIn } from "#app/features/people/chosen.server.ts";
import { ChosenPage } from "#app/features/people/chosen-page.tsx";
import { InvitePage } from "#app/features/people/invite-page.tsx";
import { companyPeopleReader } from "#app/features/people/people-reader.server.ts";
import { mayStartForCompany } from "#app/features/people/processes.server.ts";
import { reachOf } from "#app/features/people/reach.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { requireEdit } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "company-user");
  const { act, users, cancel } = chosenIn(new URL(args.request.url).searchParams, ACTS, viewer.paths.companyPeople());
  if (act === null) throw new Response(null, { status: 404 });
  const [user] = users;
  const reader = await companyPeopleReader(viewer);
  const name = users.length === 1 ? (await getPerson(reader, String(user))).publicId : null;
  const erase = act === "delete" && name !== null && mayStartForCompany(viewer) ? viewer.paths.eraseCompanyPerson(String(user)) : null;
  const title = viewer.text("users:change_users");
  if (act !== "invite") return { title, act, users, cancel, name, erase };
  const reach = users.length > 0 ? reachOf({ users }, await countInvitable(reader, { users })) : { invitable: 0, left: [] };
  return { title, act, users, cancel, name, reach };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "company-user");
  const reader = await companyPeopleReader(viewer);
  return actOnChosen(args.request, {
    acts: ACTS,
    list: viewer.paths.companyPeople(),
    sender: reader,
    question: viewer.paths.chosenCompanyPeople,
    change: (act, users) => changeCompanyPeople(reader, act, users),
  });
}

export const meta = screenMeta;

export default function ChosenCompanyUsersScreen() {
  const { cancel: to, ...asked } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { t } = useTranslation("users");
  const back = { label: t("company_users"), to };
  if (asked.act !== "invite") return <ChosenPage {...asked} back={back} failure={failure} />;
  const nobody = asked.users.length === 0 ? t("nobody_chosen_text") : undefined;
  return (
    <InvitePage {...asked} nobody={nobody} back={back} failure={failure}>
      <input type="hidden" name="confirmed" value="yes" />
    </InvitePage>
  );
}
