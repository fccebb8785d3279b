import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";
import { companyUserOf, foreignUserIn, foreignUserOf } from "#server/resources/users/one-person.ts";
import { bounded, tellingValues } from "./words.ts";

/** Whom an export or an erasure is about. Everything in it can be kept as JSON: an erasure needs it when the person's rows are gone. */
export type Whom = {
  companyId: number;
  /** The property that alone is meant; null for the company with all its properties. */
  propertyId: number | null;
  /** The id by which host pages and files name the person. */
  publicId: string;
  /** Whether that id is one that the player made for somebody who has not signed in. */
  isAnonymous: boolean;
  /** The ids of their rows, as addresses of calls name them. */
  ids: number[];
  properties: number[];
  /** Who they were before they signed in. */
  aliases: { propertyId: number; id: string }[];
  /** By what texts may name them. */
  words: string[];
};

type Where = Pick<Whom, "companyId" | "propertyId">;

/**
 * The person with an id: of the property, or without one of the company, also one whom the company deleted and an application knows by an id
 * of its own. Null when there is none.
 */
export async function findWhom(db: Database, { companyId, propertyId }: Where, userId: number): Promise<Whom | null> {
  const person =
    propertyId === null
      ? ((await companyUserOf(db, companyId, userId, null)) ?? (await foreignUserIn(db, companyId, userId, null)))
      : await foreignUserOf(db, propertyId, userId);
  if (!person || (propertyId === null && "foreign_id" in person && person.anonymous)) return null;
  const [publicId, isAnonymous] = "foreign_id" in person ? [person.foreign_id, person.anonymous] : [person.public_id, false];
  return knownNow(db, { companyId, propertyId, publicId, isAnonymous, ids: [userId], properties: [], aliases: [], words: [publicId] });
}

/** The same person with what is known of them by now. */
export async function knownNow(db: Database, whom: Whom): Promise<Whom> {
  const { companyId, propertyId, publicId, isAnonymous } = whom;
  const properties = await db.selectFrom("properties").select("id").where("company_id", "=", companyId).orderBy("id").execute();
  const within = propertyId === null ? properties.map(({ id }) => id) : [propertyId];
  const seen = await db
    .selectFrom("foreign_users")
    .select(["id", "property_id", "own", "attributes"])
    .where("property_id", "in", [0, ...within])
    .where("foreign_id", "=", publicId)
    .where("anonymous", "=", isAnonymous)
    .execute();
  const companys = await db
    .selectFrom("company_users")
    .select(["id", "attributes"])
    .where("company_id", "=", companyId)
    .where("public_id", "=", publicId)
    .$if(isAnonymous, (query) => query.where(sql<boolean>`false`))
    .execute();
  const aliases = await db
    .selectFrom("person_aliases")
    .select(["property_id as propertyId", "anonymous_id as id"])
    .where("foreign_user_id", "in", [0, ...seen.map(({ id }) => id)])
    .orderBy("property_id")
    .orderBy("anonymous_id")
    .execute();
  const values = [...seen.flatMap(({ own, attributes }) => [own, attributes]), ...companys.map(({ attributes }) => attributes)];
  const all = new Map([...whom.aliases, ...aliases].map((alias) => [JSON.stringify([alias.propertyId, alias.id]), alias]));
  return {
    ...whom,
    ids: [...new Set([...whom.ids, ...seen.map(({ id }) => id), ...companys.map(({ id }) => id)])],
    properties: within,
    aliases: [...all.values()],
    words: bounded([publicId, ...values.flatMap(tellingValues), ...whom.words, ...aliases.map(({ id }) => id)]),
  };
}
