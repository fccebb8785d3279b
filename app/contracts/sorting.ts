import { z } from "zod";

const ORDERS: Record<string, string> = { ascending: "asc", descending: "desc" };

/** What a list is sorted by, first of all when it was created; in the specification's word too, "timeCreated" (specification 2, section 7). */
export const sortedBy = <const Sorts extends readonly ["createdAt", ...string[]]>(sorts: Sorts) =>
  z.preprocess((sort) => (sort === "timeCreated" ? "createdAt" : sort), z.enum(sorts).default("createdAt" as never));

/** The order, in the specification's words too: ascending, descending. */
export const sortOrder = z.preprocess(
  (order) => (typeof order === "string" ? (ORDERS[order] ?? order) : order),
  z.enum(["asc", "desc"]).default("desc"),
);
