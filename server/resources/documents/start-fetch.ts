import { sql } from "kysely";
import type { Database, Row } from "#server/database/tables.ts";
import type { FetchPayload } from "#server/tasks/fetch-help-centre.ts";
import { enqueue } from "#server/tasks/queue.ts";

type Centre = Pick<Row<"help_centres">, "id" | "property_id" | "name" | "task_id">;

/**
 * Has a help centre fetched, in the caller's transaction, which has locked the centre and locks nothing behind it. A fetch that is under way ends.
 * @returns the id of the task @throws Refusal 409 when too many of the company have not ended
 */
export async function startFetch(
  trx: Database,
  companyId: number,
  centre: Centre,
  by: { id: string; name: string } | null,
): Promise<string> {
  await stopFetch(trx, centre);
  const payload: FetchPayload = { centre: centre.id, title: centre.name };
  const id = await enqueue(trx, { companyId, propertyId: centre.property_id, type: "fetch-help-centre", payload, by });
  await trx.updateTable("help_centres").set({ task_id: id, next_fetch_at: tomorrow() }).where("id", "=", centre.id).execute();
  return id;
}

/** Ends the fetch of a help centre that is changed or disconnected. What it is about to write it does not write any more. */
export async function stopFetch(trx: Database, { task_id }: Pick<Centre, "task_id">): Promise<void> {
  if (task_id === null) return;
  await trx
    .updateTable("tasks")
    .set({
      cancel_asked: true,
      status: sql`case when status = 'running' then status else 'cancelled' end`,
      finished_at: sql`case when status = 'running' then finished_at else now() end`,
    })
    .where("id", "=", task_id)
    .where("status", "in", ["prepared", "waiting", "running"])
    .execute();
}

/** When a help centre is fetched again: after a day, and up to an hour more, so that not all of them come at once. */
export const tomorrow = () => sql<Date>`now() + interval '24 hours' + random() * interval '1 hour'`;
