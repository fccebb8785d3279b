import type { CentreState } from "#app/domain/documents/limits.ts";
import type { Tenant } from "./tenant.ts";

type Place = Pick<Tenant, "db" | "propertyId">;
type Centre = {
  name: string;
  address: string;
  state?: CentreState;
  problem?: string;
  unread?: number;
  task_id?: string;
};

/** A help centre as a fetch leaves it, without one. @returns its id */
export async function addHelpCentre({ db, propertyId }: Place, { state = "done", ...said }: Centre): Promise<number> {
  const values = { property_id: propertyId, language: "", state, fetched_at: new Date(), ...said };
  return (await db.insertInto("help_centres").values(values).returning("id").executeTakeFirstOrThrow()).id;
}

/** A document that a help centre has brought. @returns its id */
export async function addFetched(
  { db, propertyId }: Place,
  centre: number,
  { title, address, language = "en" }: { title: string; address: string; language?: string },
): Promise<number> {
  const values = { property_id: propertyId, centre_id: centre, title, address, language, text: `All about it: ${title}.\n\nThat is it.` };
  return (await db.insertInto("documents").values(values).returning("id").executeTakeFirstOrThrow()).id;
}
