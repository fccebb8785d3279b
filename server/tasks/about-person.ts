import { z } from "zod";
import { id } from "#app/contracts/text.ts";
import { inOneTransaction } from "#server/database/transaction-scope.ts";
import type { Caller } from "#server/http/caller.ts";
import { refuse } from "#server/http/refusal.ts";
import { authorOf } from "#server/resources/content/author.ts";
import { findWhom } from "#server/resources/users/everything/whom.ts";
import { enqueue } from "./queue.ts";
import type { Stores } from "./task-files.ts";

/** Somebody whom the player of a property saw, or without it somebody whom the company knows, in all of its properties. */
export const personPayload = z.strictObject({ userId: id, propertyId: id.optional() });
type Payload = z.output<typeof personPayload>;

export const sectionOfPerson = (propertyId: number | null) => (propertyId === null ? "company-user" : "users");

/** Adds a task about one person. @returns its id @throws Refusal 404 for somebody who is not there */
export function createAboutPerson({ db }: Stores, caller: Caller, type: string, said: Record<string, unknown>): Promise<string> {
  const { userId, propertyId = null } = said as Payload;
  return inOneTransaction(db, async () => {
    const whom = await findWhom(db, { companyId: caller.companyId, propertyId }, userId);
    if (!whom) throw refuse.notFound();
    // Whom an erasure is about is kept beside its payload: rows may be gone before it begins, and calls answer the payload.
    const state = type === "erase-person" ? { whom } : {};
    return enqueue(db, { companyId: caller.companyId, propertyId, type, payload: said, state, by: authorOf(caller) });
  });
}
