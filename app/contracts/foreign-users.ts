import { z } from "zod";
import { calls } from "./call.ts";
import { changed, paged, pagination, peopleQuery, person, selectedUsers, wholePerson } from "./people.ts";
import { segmentFilter } from "./segment-filter.ts";
import { id, stamp } from "./text.ts";

const all = "/v2/properties/:property/foreignusers";
const one = `${all}/:user`;

/** What a person did with a guide (specification 2, section 3: User activity per guide); `status` is 0 where they did nothing. */
const activity = z.object({
  id,
  title: z.string(),
  status: z.union([z.enum(["done", "started"]), z.literal(0)]),
  /** Whether the guide is there for them now. */
  targeted: z.boolean(),
  lastSeen: stamp.nullable(),
  timeStarted: stamp.nullable(),
  timeCompleted: stamp.nullable(),
  countStarted: z.number().int(),
  countCompleted: z.number().int(),
});
export type WireActivity = z.output<typeof activity>;
export const ACTIVITY_SORTS = ["lastSeen", "title", "timeStarted", "timeCompleted", "countStarted", "countCompleted"] as const;

/** The people whom a property's player saw (specification 2, section 7: Foreign users). */
export const foreignUserCalls = calls({
  filterForeignUsers: {
    method: "POST",
    path: `${all}/filter`,
    summary: "The people of a property whom filters find. `total` is at most 10,001",
    access: { view: "users" },
    query: peopleQuery,
    body: segmentFilter,
    answer: z.object({ foreignUsers: z.array(person), pagination }),
    keyless: true,
  },
  getForeignUser: { method: "GET", path: one, summary: "One person of a property", access: { view: "users" }, answer: wholePerson },
  listActivity: {
    method: "GET",
    path: `${one}/activity`,
    summary: "What a person did with each guide that is live, or that they ever started",
    access: { view: "users" },
    query: z.object({ ...paged, sort: z.enum(ACTIVITY_SORTS).default("lastSeen"), order: z.enum(["asc", "desc"]).default("desc") }),
    answer: z.object({ data: z.array(activity), pagination }),
  },
  deleteForeignUser: {
    method: "DELETE",
    path: one,
    summary: "Delete a person of the property; what was counted stays, and the player adds them anew when it sees them again",
    access: { edit: "users" },
    answer: z.null(),
    status: 204,
  },
  deleteForeignUsers: {
    method: "POST",
    path: `${all}/selection`,
    summary: "Delete several people of the property; ids that are not there are left out",
    access: { edit: "users" },
    body: z.object({ act: z.literal("delete"), users: selectedUsers }),
    answer: changed,
  },
});
