import { foreignUserCalls as calls } from "#app/contracts/foreign-users.ts";
import type { Database } from "#server/database/tables.ts";
import { idParam } from "#server/http/caller.ts";
import { type Api, on } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { foreignUserOf, wholeForeignUser } from "#server/resources/users/one-person.ts";
import { pageOfPeople } from "#server/resources/users/page-of-people.ts";
import { propertyPeople } from "#server/resources/users/people-source.ts";
import { visibleProperties } from "#server/resources/users/visible.ts";
import { type SentForeignUser, toForeignUser } from "#server/resources/users/wire.ts";
import { pageOfActivity } from "./activity.ts";

export function foreignUserRoutes(api: Api): void {
  const { db } = api.parts;

  on(api, calls.filterForeignUsers, async ({ query: asked, body: filter, caller }) => {
    const source = await propertyPeople(db, caller.propertyId, filter);
    const { rows, pagination } = await pageOfPeople<SentForeignUser>(db, source, { asked, filter });
    return { foreignUsers: rows.map(toForeignUser), pagination };
  });

  on(api, calls.getForeignUser, async ({ params, caller }) => {
    const row = await foreignUserOf(db, caller.propertyId, idParam(params.user));
    if (!row) throw refuse.notFound();
    return wholeForeignUser(db, caller.companyId, row, visibleProperties(caller, "users"));
  });

  on(api, calls.listActivity, async ({ params, query, caller }) => {
    const row = await foreignUserOf(db, caller.propertyId, idParam(params.user));
    if (!row) throw refuse.notFound();
    return pageOfActivity(db, caller.propertyId, row, query);
  });

  on(api, calls.deleteForeignUser, async ({ params, caller }) => {
    if ((await deleteForeignUsers(db, caller.propertyId, [idParam(params.user)])) === 0) throw refuse.notFound();
    return null;
  });

  on(api, calls.deleteForeignUsers, async ({ body: { users }, caller }) => ({
    changed: await deleteForeignUsers(db, caller.propertyId, users),
  }));
}

async function deleteForeignUsers(db: Database, propertyId: number, ids: number[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("foreign_users")
    .where("property_id", "=", propertyId)
    .where("id", "in", ids)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
