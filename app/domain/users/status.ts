/** The states of somebody of a company, as they are stored. */
export const STATUSES = ["created", "imported", "disabled", "pending", "active"] as const;
export type Status = (typeof STATUSES)[number];

/** As people see them (specification 2, section 3: Company user). */
export const LEGACY_STATUSES = ["created", "pending", "active"] as const;
export type LegacyStatus = (typeof LEGACY_STATUSES)[number];

/** Imported, created and disabled become "created". */
export function legacyStatus(status: Status): LegacyStatus {
  return LEGACY_STATUSES.find((each) => each === status) ?? "created";
}

/** Who can be invited: whoever is not active, and not shut out. */
export const INVITABLE = ["created", "imported", "pending"] as const satisfies readonly Status[];

/** Who of those with a status, as people see it, can be invited. */
export function invitableOf(legacy: LegacyStatus): Status[] {
  return INVITABLE.filter((status) => legacyStatus(status) === legacy);
}

export function statusesOf(legacy: LegacyStatus): Status[] {
  return STATUSES.filter((status) => legacyStatus(status) === legacy);
}
