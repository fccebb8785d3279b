import { createHash } from "node:crypto";
import { sql } from "kysely";
import { type Call, takesKey } from "#app/contracts/call.ts";
import type { Database } from "#server/database/tables.ts";
import { inOneTransaction } from "#server/database/transaction-scope.ts";
import type { Answered } from "./json-answer.ts";
import { refuse } from "./refusal.ts";

const KEY = /^[\w-]{8,100}$/;
/** The longest answer that is stored, in characters. */
const MOST_KEPT = 1_000_000;
const KEPT_FOR = sql`interval '1 day'`;
const FORGOTTEN_AT_ONCE = 1000;

/** The idempotency key of a write; null without one, and for calls that take none. @throws Refusal 400 for a malformed one */
export function keyOf(call: Call, header: string | undefined): string | null {
  if (header === undefined || !takesKey(call)) return null;
  if (!KEY.test(header)) throw refuse.badRequest("idempotency_key_invalid");
  return header;
}

export type Write = { managerId: string; key: string; method: string; address: string };

/**
 * Does a write once: its effect and its answer are stored in one transaction, and for a day, whatever the same person sends to the same
 * address with the same key gets that answer again, whatever the body: a client may rebuild it from newer data. A repetition that arrives
 * while the first is running waits for it. A refused write leaves nothing behind and may be sent again.
 * @throws Refusal 409 when the write was done before and its answer was too long to store
 */
export async function onlyOnce(db: Database, write: Write, work: () => Promise<Answered>): Promise<Answered> {
  const { managerId } = write;
  const request_hash = hashOf(write);
  return inOneTransaction(db, async () => {
    const kept = await db
      .insertInto("kept_answers")
      .values({ manager_id: managerId, request_hash })
      // Writes the row again, so that the first request holds it until its transaction ends.
      .onConflict((conflict) => conflict.columns(["manager_id", "request_hash"]).doUpdateSet({ request_hash }))
      .returning(["status", "body"])
      .executeTakeFirstOrThrow();
    if (kept.status !== null) return again({ status: kept.status, body: kept.body });
    const answered = await work();
    const short = (answered.body?.length ?? 0) <= MOST_KEPT;
    await db
      .updateTable("kept_answers")
      .set({ status: answered.status, body: short ? answered.body : null })
      .where("manager_id", "=", managerId)
      .where("request_hash", "=", request_hash)
      .execute();
    return answered;
  });
}

function hashOf({ key, method, address }: Write): string {
  return createHash("sha256")
    .update(JSON.stringify([key, method, address]))
    .digest("hex");
}

/** Forgets a write that was meant to take effect elsewhere and failed there. */
export async function notDone(db: Database, write: Write): Promise<void> {
  await db.deleteFrom("kept_answers").where("manager_id", "=", write.managerId).where("request_hash", "=", hashOf(write)).execute();
}

function again(kept: Answered): Answered {
  if (kept.body === null && kept.status !== 204) throw refuse.conflict("done_before");
  return kept;
}

/** Deletes a portion of the answers that are older than a day. @returns how many */
export async function forgetAnswers(db: Database): Promise<number> {
  const { rows } = await sql<{ one: number }>`
    delete from kept_answers where ctid in (
      select ctid from kept_answers where created_at < now() - ${KEPT_FOR} limit ${FORGOTTEN_AT_ONCE} for update skip locked
    ) returning 1 as one`.execute(db);
  return rows.length;
}
