import type { LegacyStatus } from "#app/domain/users/status.ts";

/** The words of each status, as keys of the namespace users. */
export const STATUS_WORDS = {
  created: "status_created",
  pending: "status_pending",
  active: "status_active",
} as const satisfies Record<LegacyStatus, string>;
