import { z } from "zod";
import { MOST_COUNTED } from "#app/domain/users/person-limits.ts";
import { LEGACY_STATUSES, STATUSES, type Status } from "#app/domain/users/status.ts";
import { sortedBy, sortOrder } from "./sorting.ts";
import { few, id, stamp, text } from "./text.ts";

const attributes = z.record(z.string(), z.unknown());

/** A person: a company's own (`ephemeral` is false), or somebody whom a property's player saw, who has no status. */
export const person = z.object({
  id,
  publicId: z.string(),
  ephemeral: z.boolean(),
  status: z.enum(LEGACY_STATUSES).optional(),
  profile: z.object({ attributes }),
  timeCreated: stamp,
  firstSeenAt: stamp.nullable(),
  lastSeenAt: stamp.nullable(),
  invitedAt: stamp.nullable().optional(),
  archivedAt: stamp.nullable().optional(),
  /** Whether the player gave them their id, because the application never said who they are. */
  anonymous: z.boolean().optional(),
  /** Of somebody a player saw: the person of the company with the same id. */
  companyUserId: id.nullable().optional(),
});
export type WirePerson = z.output<typeof person>;

/** One person, with where each value comes from and where else the same person is known. */
export const wholePerson = person.extend({
  /** What the property's application said and what the company did; `profile` has both, and the company's win. */
  own: attributes,
  company: attributes,
  /** The properties whose player saw them. */
  seenIn: z.array(z.object({ propertyId: id, propertyName: z.string(), userId: id })),
});
export type WireWholePerson = z.output<typeof wholePerson>;

export const PEOPLE_SORTS = ["createdAt", "lastSeenAt", "firstSeenAt", "publicId"] as const;

const count = z.coerce.number().int().min(1);
/** A page of a list, from 1. */
export const paged = { limit: count.max(100).default(20), page: count.max(MOST_COUNTED).default(1) };

export const peopleQuery = z.object({
  ...paged,
  sort: sortedBy(PEOPLE_SORTS),
  order: sortOrder,
  /** A part of the id, the name or the e-mail address. */
  search: text(200).optional(),
});

/** More filters of people of a company. Archived people are listed only when asked for. */
export const companyPeopleQuery = peopleQuery.extend({
  status: z.enum(LEGACY_STATUSES).optional(),
  archived: z.enum(["true", "false"]).default("false"),
});

/** `total` is at most 10,001: more than 10,000 are not counted. */
export const pagination = z.object({ page: z.number().int(), limit: z.number().int(), total: z.number().int() });

/** How many people of a company the search and filters find by stored status, and archived ones; each is at most 1,001. */
export const peopleMeta = z.object({
  ...(Object.fromEntries(STATUSES.map((status) => [status, z.number().int()])) as Record<Status, z.ZodNumber>),
  archived: z.number().int(),
});

export const selectedUsers = few(id, 100, { least: 1 });
export const changed = z.object({ changed: z.number().int() });
