import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { changeCompanyPeople, countInvitable } from "#app/api/people.server.ts";
import { ACTS } from "#app/domain/users/acts.ts";
import { actOnChosen, chosenQuestion } from "#app/features/people/chosen.server.ts";
import { ChosenPage } from "#app/features/people/chosen-page.tsx";
import { InvitePage } from "#app/features/people/invite-page.tsx";
import { peopleIn } from "#app/features/people/place.server.ts";
import { reachOf } from "#app/features/people/reach.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { requireEdit } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "company-user");
  const place = await peopleIn("company", viewer);
  const { act, ...asked } = await chosenQuestion(args.request, place, ACTS);
  if (act !== "invite") return { act, ...asked };
  const { users } = asked;
  const reach = users.length > 0 ? reachOf({ users }, await countInvitable(place.reader, { users })) : { invitable: 0, left: [] };
  return { act, ...asked, reach };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "company-user");
  return actOnChosen(args.request, await peopleIn("company", viewer), ACTS, changeCompanyPeople);
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
