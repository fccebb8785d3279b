import type { WirePerson } from "#app/contracts/people.ts";
import { legacyStatus, type Status } from "#app/domain/users/status.ts";
import { stampOf } from "#server/database/stamp.ts";
import type { Row } from "#server/database/tables.ts";

export type CompanyUser = Row<"company_users">;
export type ForeignUser = Row<"foreign_users">;

/** What of the rows is sent: not what they are found by, which is as long. */
export const SENT_OF_COMPANY = [
  "id",
  "public_id",
  "status",
  "attributes",
  "created_at",
  "first_seen_at",
  "last_seen_at",
  "invited_at",
  "archived_at",
] as const;
export const SENT_OF_PROPERTY = [
  "id",
  "foreign_id",
  "anonymous",
  "attributes",
  "first_seen_at",
  "last_seen_at",
  "company_user_id",
] as const;
export type SentCompanyUser = Pick<CompanyUser, (typeof SENT_OF_COMPANY)[number]>;
export type SentForeignUser = Pick<ForeignUser, (typeof SENT_OF_PROPERTY)[number]>;

/** Somebody of a company, with the status as stored. */
export function toCompanyUser(row: SentCompanyUser): Omit<WirePerson, "status"> & { status: Status } {
  return {
    id: row.id,
    publicId: row.public_id,
    ephemeral: false,
    status: row.status,
    profile: { attributes: row.attributes },
    timeCreated: stampOf(row.created_at),
    firstSeenAt: stampOf(row.first_seen_at),
    lastSeenAt: stampOf(row.last_seen_at),
    invitedAt: stampOf(row.invited_at),
    archivedAt: stampOf(row.archived_at),
  };
}

export function toForeignUser(row: SentForeignUser): WirePerson {
  return {
    id: row.id,
    publicId: row.foreign_id,
    ephemeral: true,
    profile: { attributes: row.attributes },
    timeCreated: stampOf(row.first_seen_at),
    firstSeenAt: stampOf(row.first_seen_at),
    lastSeenAt: stampOf(row.last_seen_at),
    anonymous: row.anonymous,
    companyUserId: row.company_user_id,
  };
}

/** The same with a status as people see it. */
export function withLegacyStatus<P extends { status: Status }>(person: P) {
  return { ...person, status: legacyStatus(person.status) };
}
