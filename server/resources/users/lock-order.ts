import { sql } from "kysely";

/** The one order in which several people of a company are locked, so that imports, visits and acts on many never wait for each other in a circle. */
export const lockOrder = (publicId: "public_id" | "people.public_id" | "said.public_id") => sql`${sql.raw(publicId)} collate "C"`;
