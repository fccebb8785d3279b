import { userCalls as calls } from "#app/contracts/users.ts";
import { may } from "#app/domain/access/may.ts";
import type { Act } from "#app/domain/users/acts.ts";
import { statusesOf } from "#app/domain/users/status.ts";
import { type Caller, idParam } from "#server/http/caller.ts";
import { type Api, on } from "#server/http/on.ts";
import { hasPlan, requirePlan } from "#server/http/plan.ts";
import { refuse } from "#server/http/refusal.ts";
import { changeCompanyUsers, inviteByStatus } from "./change-company-users.ts";
import { identificationOf } from "./identification.ts";
import { companyUserOf, foreignUserIn, wholeCompanyUser, wholeForeignUser } from "./one-person.ts";
import { pageOfCompanyUsers } from "./page-of-company-users.ts";
import { pageOfPeople } from "./page-of-people.ts";
import { propertyPeople } from "./people-source.ts";
import { pageOfSessions, personIn } from "./sessions.ts";
import { changedBy, maySeePeopleOf, visibleProperties } from "./visible.ts";
import { type SentForeignUser, toCompanyUser, toForeignUser, withLegacyStatus } from "./wire.ts";

export function userRoutes(api: Api): void {
  const { db } = api.parts;

  on(api, calls.listUsers, async ({ query: { propertyId, ...asked }, caller }) => {
    if (propertyId !== undefined) {
      const property = idParam(propertyId);
      if (!(await maySeePeopleOf(db, caller, property))) throw refuse.notFound();
      const { rows, pagination } = await pageOfPeople<SentForeignUser>(db, await propertyPeople(db, property), { asked });
      return { data: rows.map(toForeignUser), pagination };
    }
    // Who may see the people of a property, but not those of the company, has to name the property.
    if (!may(caller.role, "view", "company-user"))
      throw refuse.badRequest("query_invalid", [{ path: "propertyId", code: "text_error_missing" }]);
    await requirePlan(db, caller, "staffTrainingExtension");
    const only = visibleProperties(caller);
    const { people, ...rest } = await pageOfCompanyUsers(db, caller.companyId, only, asked);
    return { data: people.map(withLegacyStatus), ...rest };
  });

  on(api, calls.getUser, async ({ params, caller }) => {
    const id = idParam(params.user);
    const seesCompany = may(caller.role, "view", "company-user") && (await hasPlan(db, caller.companyId, "staffTrainingExtension"));
    const only = visibleProperties(caller);
    const row = seesCompany ? await companyUserOf(db, caller.companyId, id, only) : undefined;
    if (row) return withLegacyStatus(await wholeCompanyUser(db, row, only));
    const within = visibleProperties(caller, "users");
    const seen = await foreignUserIn(db, caller.companyId, id, within);
    if (!seen) throw refuse.notFound();
    return wholeForeignUser(db, caller.companyId, seen, within);
  });

  on(api, calls.filterUsers, async ({ query: asked, body: filter, caller }) => {
    const source = await propertyPeople(db, caller.propertyId, filter);
    const { rows, pagination } = await pageOfPeople<SentForeignUser>(db, source, { asked, filter });
    return { data: rows.map(toForeignUser), pagination };
  });

  on(api, calls.getIdentification, ({ caller }) => identificationOf(db, caller.propertyId));

  /** The person of the company whom an id names, be it that of what a property saw of them. @throws Refusal 404 */
  const changed = async (act: Act, user: string | undefined, caller: Caller) => {
    const only = visibleProperties(caller);
    const named = idParam(user);
    const seen = await foreignUserIn(db, caller.companyId, named, visibleProperties(caller, "users"));
    const id = seen ? seen.company_user_id : named;
    if (id === null || (await changeCompanyUsers(db, changedBy(caller), [id], act)) === 0) throw refuse.notFound();
    const row = await companyUserOf(db, caller.companyId, id, only);
    if (!row) throw refuse.notFound();
    return withLegacyStatus(toCompanyUser(row));
  };

  on(api, calls.archiveUser, async ({ params, caller }) => {
    await changed("archive", params.user, caller);
    return null;
  });

  on(api, calls.restoreUser, ({ params, caller }) => changed("restore", params.user, caller));

  on(api, calls.inviteUsers, async ({ body: { status }, caller }) => ({
    invitedUsers: await inviteByStatus(db, changedBy(caller), { statuses: statusesOf(status) }),
  }));

  on(api, calls.listSessions, async ({ params, query, caller }) => {
    const person = await personIn(db, caller, idParam(params.user));
    if (person === null) throw refuse.notFound();
    return pageOfSessions(db, caller.propertyId, person, query);
  });
}
