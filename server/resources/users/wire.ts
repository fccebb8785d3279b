import type { WirePerson } from "#app/contracts/people.ts";
import { legacyStatus, type Status } from "#app/domain/users/status.ts";
import { stampOf } from "#server/database/stamp.ts";
import type { Row } from "#server/database/tables.ts";

export type CompanyUser = Row<"company_users">;
export type ForeignUser = Row<"foreign_users">;

/** Somebody of a company, with the status as stored. */
export function toCompanyUser(row: CompanyUser): Omit<WirePerson, "status"> & { status: Status } {
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

export function toForeignUser(row: ForeignUser): WirePerson {
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
