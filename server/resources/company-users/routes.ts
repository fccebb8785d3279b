import { companyUserCalls as calls } from "#app/contracts/company-users.ts";
import type { Act } from "#app/domain/users/acts.ts";
import { idParam } from "#server/http/caller.ts";
import { type Api, on } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { changeCompanyUsers, inviteByStatus } from "#server/resources/users/change-company-users.ts";
import { countInvitable } from "#server/resources/users/invitable.ts";
import { companyUserOf, wholeCompanyUser } from "#server/resources/users/one-person.ts";
import { pageOfCompanyUsers } from "#server/resources/users/page-of-company-users.ts";
import { changedBy, visibleProperties } from "#server/resources/users/visible.ts";
import { toCompanyUser } from "#server/resources/users/wire.ts";

export function companyUserRoutes(api: Api): void {
  const { db } = api.parts;

  on(api, calls.filterCompanyUsers, async ({ query, body, caller }) => {
    const only = visibleProperties(caller);
    const { people, ...rest } = await pageOfCompanyUsers(db, caller.companyId, only, query, body);
    return { companyUsers: people, ...rest };
  });

  on(api, calls.getCompanyUser, async ({ params, caller }) => {
    const only = visibleProperties(caller);
    const row = await companyUserOf(db, caller.companyId, idParam(params.user), only);
    if (!row) throw refuse.notFound();
    return wholeCompanyUser(db, row, only);
  });

  on(api, calls.inviteCompanyUsers, async ({ body: { status, importedJobId }, caller }) => ({
    invitedUsers: await inviteByStatus(db, changedBy(caller), { statuses: [status], importedBy: importedJobId }),
  }));

  on(api, calls.countInvitable, ({ query: { statuses, importedJobId, users }, caller }) =>
    countInvitable(db, { companyId: caller.companyId, only: visibleProperties(caller), importedBy: importedJobId, users }, statuses),
  );

  on(api, calls.changeCompanyUsers, async ({ body: { act, users }, caller }) => ({
    changed: await changeCompanyUsers(db, changedBy(caller), users, act),
  }));

  /** One person, changed. @throws Refusal 404 */
  const changed = async (act: Act, user: string | undefined, caller: Parameters<typeof visibleProperties>[0]) => {
    const id = idParam(user);
    const only = visibleProperties(caller);
    if ((await changeCompanyUsers(db, changedBy(caller), [id], act)) === 0) {
      const known = act === "invite" && (await companyUserOf(db, caller.companyId, id, only));
      throw known ? refuse.conflict("person_not_invitable") : refuse.notFound();
    }
    return companyUserOf(db, caller.companyId, id, only);
  };

  for (const [call, act] of [
    [calls.activateCompanyUser, "activate"],
    [calls.inviteCompanyUser, "invite"],
  ] as const) {
    on(api, call, async ({ params, caller }) => {
      const row = await changed(act, params.user, caller);
      if (!row) throw refuse.notFound();
      return toCompanyUser(row);
    });
  }

  on(api, calls.deleteCompanyUser, async ({ params, caller }) => {
    await changed("delete", params.user, caller);
    return null;
  });
}
