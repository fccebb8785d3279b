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

/** `address` is the path with its query. */
export type Write = { managerId: string; key: string; call: Pick<Call, "method" | "path" | "status">; address: string };

/**
 * Does a write once: its effect and its answer are stored in one transaction, and for a day, whatever the same person sends to the same
 * address with the same key gets that answer again, whatever the body: a client may rebuild it from newer data. Once the same person has
 * changed the same item with another key, that answer may no longer be true, so the write is done anew. A repetition that arrives while
 * the first is running waits for it. A refused write leaves nothing behind and may be sent again.
 * @throws Refusal 409 when the write was done before and its answer was too long to store
 */
export async function onlyOnce(db: Database, write: Write, work: () => Promise<Answered>): Promise<Answered> {
  const { managerId, key } = write;
  const request_hash = hashOf(write);
  return inOneTransaction(db, async () => {
    const kept = await db
      .insertInto("kept_answers")
      .values({ manager_id: managerId, request_hash, subject: subjectOf(write), key })
      // Writes the row again, so that the first request holds it until its transaction ends.
      .onConflict((conflict) => conflict.columns(["manager_id", "request_hash"]).doUpdateSet({ request_hash }))
      .returning(["status", "body"])
      .executeTakeFirstOrThrow();
    if (kept.status !== null) return again({ status: kept.status, body: kept.body });
    await endEarlier(db, write);
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

function hashOf({ key, call, address }: Write): string {
  return createHash("sha256")
    .update(JSON.stringify([key, call.method, address]))
    .digest("hex");
}

/**
 * Forgets what earlier keys of the same person could repeat of what this write changes. What makes something new changes nothing that is
 * there; what removes an item also ends what might have made it.
 */
async function endEarlier(db: Database, write: Write): Promise<void> {
  if (makes(write.call)) return;
  const subject = subjectOf(write);
  const subjects = write.call.method === "DELETE" ? [subject, collectionOf(subject)] : [subject];
  const earlier = db
    .selectFrom("kept_answers")
    .select("request_hash")
    .where("manager_id", "=", write.managerId)
    .where("subject", "in", subjects)
    .where("key", "<>", write.key)
    // In one order, so that two writes that end the same keys never wait for each other.
    .orderBy("request_hash")
    .forUpdate();
  await db.deleteFrom("kept_answers").where("manager_id", "=", write.managerId).where("request_hash", "in", earlier).execute();
}

/** The address of the item that a write is about, or of the collection in which it makes one. */
function subjectOf({ call, address }: Pick<Write, "call" | "address">): string {
  const item = call.path.split("/").findLastIndex((name) => name.startsWith(":") && name !== ":property" && name !== ":company");
  const path = address.split("?", 1)[0] ?? "";
  if (item < 0) return path;
  const subject = path
    .split("/")
    .slice(0, item + 1)
    .join("/");
  return makes(call) ? collectionOf(subject) : subject;
}

const makes = ({ status }: Pick<Call, "status">) => status === 201;

const collectionOf = (item: string) => item.slice(0, item.lastIndexOf("/"));

/** Whether a write was done before. For what takes effect elsewhere, which cannot be part of a transaction. */
export async function wasDone(db: Database, write: Write): Promise<boolean> {
  const kept = db.selectFrom("kept_answers").where("manager_id", "=", write.managerId).where("request_hash", "=", hashOf(write));
  return (await kept.select("status").executeTakeFirst()) !== undefined;
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
