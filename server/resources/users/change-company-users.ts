import { sql } from "kysely";
import type { Act } from "#app/domain/users/acts.ts";
import { MOST_COUNTED } from "#app/domain/users/person-limits.ts";
import type { Status } from "#app/domain/users/status.ts";
import type { Database } from "#server/database/tables.ts";
import type { Author } from "#server/resources/content/author.ts";
import { enqueue } from "#server/tasks/queue.ts";
import { CAN_BE_INVITED, invitable } from "./invitable.ts";
import { lockOrder } from "./lock-order.ts";
import { seenIn } from "./people-source.ts";

const CHANGES = {
  activate: sql`status = 'active'`,
  invite: sql`status = 'pending', invited_at = now()`,
  archive: sql`archived_at = coalesce(archived_at, now())`,
  restore: sql`archived_at = null`,
};

/** Whose people are changed, and by whom; with `only`, those whom one of these properties saw. */
export type Changing = { companyId: number; only: number[] | null; by: Author };

/** Does one thing with people of a company. Who is invited gets a mail, by a task. @returns how many there were */
export async function changeCompanyUsers(db: Database, changing: Changing, ids: number[], act: Act): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const changed = await change(trx, changing, ids, act);
    if (act === "invite") await mailInvites(trx, changing, changed);
    return changed.length;
  });
}

async function change(db: Database, { companyId, only }: Changing, ids: number[], act: Act): Promise<number[]> {
  const fit = act === "invite" ? sql`and ${CAN_BE_INVITED}` : sql``;
  const theirs = sql`from company_users people where company_id = ${companyId}::integer and id = any(${ids}::integer[]) ${fit}
    and ${seenIn(sql`people.id`, only)} order by ${lockOrder("public_id")} for update`;
  const { rows } =
    act === "delete"
      ? await sql<{ id: number }>`with chosen as materialized (select id ${theirs})
          delete from company_users where id in (select id from chosen) returning id`.execute(db)
      : await sql<{ id: number }>`with chosen as materialized (select id ${theirs})
          update company_users set ${CHANGES[act]}, updated_at = now() where id in (select id from chosen) returning id`.execute(db);
  return rows.map(({ id }) => id);
}

type Invited = { statuses: Status[]; importedBy?: string };

async function mailInvites(trx: Database, { companyId, only, by }: Changing, users: number[]): Promise<void> {
  if (users.length > 0)
    await enqueue(trx, { companyId, type: "invite-users", payload: { users: users.sort((a, b) => a - b), properties: only }, by });
}

/** Invites the people of a company with a status, at most 10,000, those first whose invitation is oldest. @returns how many */
export async function inviteByStatus(db: Database, changing: Changing, { statuses, importedBy }: Invited): Promise<number> {
  const meant = invitable({ ...changing, importedBy }, statuses);
  return db.transaction().execute(async (trx) => {
    // Whoever else invited them meanwhile has mailed them already.
    const { rows } = await sql<{ id: number }>`
      with oldest as materialized (select id, invited_at from company_users people
        where ${meant} order by invited_at nulls first, id limit ${MOST_COUNTED}),
      chosen as materialized (select people.id from company_users people join oldest using (id)
        where ${meant} and people.invited_at is not distinct from oldest.invited_at order by ${lockOrder("people.public_id")} for update of people)
      update company_users set ${CHANGES.invite}, updated_at = now() where id in (select id from chosen) returning id`.execute(trx);
    const users = rows.map(({ id }) => id);
    await mailInvites(trx, changing, users);
    return users.length;
  });
}
