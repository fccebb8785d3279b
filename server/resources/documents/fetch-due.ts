import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";
import { Refusal } from "#server/http/refusal.ts";
import { startFetch, tomorrow } from "./start-fetch.ts";

type Due = { id: number; property_id: number; name: string; task_id: string | null; company_id: number; is_open: boolean };

/**
 * Has the help centre fetched that is due for longest: each is once a day. One of a company with too many tasks is due again in ten minutes, so that it
 * holds up no other. @returns how many were due, one at the most
 */
export async function fetchDue(db: Database): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<Due>`
      select centre.id, centre.property_id, centre.name, centre.task_id, property.company_id,
        exists (select from tasks where id = centre.task_id and status in ('prepared', 'waiting', 'running')) as is_open
      from help_centres centre join properties property on property.id = centre.property_id
      where centre.next_fetch_at <= now() order by centre.next_fetch_at, centre.id limit 1 for update of centre skip locked`.execute(trx);
    const [due] = rows;
    if (!due) return 0;
    const postpone = (until: ReturnType<typeof tomorrow>) =>
      trx.updateTable("help_centres").set({ next_fetch_at: until }).where("id", "=", due.id).execute();
    if (due.is_open) await postpone(tomorrow());
    else
      await startFetch(trx, due.company_id, due, null).catch(async (error) => {
        if (!(error instanceof Refusal) || error.code !== "tasks_too_many") throw error;
        await postpone(sql<Date>`now() + interval '10 minutes'`);
      });
    return 1;
  });
}
