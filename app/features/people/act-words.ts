import type { Act } from "#app/domain/users/acts.ts";

/**
 * The words of an act, as keys of the namespace users: its button, the question about one and about several, and what it does. The question
 * before an invitation has a page of its own.
 */
export const ACT_WORDS = {
  activate: { button: "activate", one: "activate_one", several: "activate_several", text: "activate_text" },
  invite: { button: "invite" },
  archive: { button: "archive", one: "archive_one", several: "archive_several", text: "archive_text" },
  restore: { button: "restore", one: "restore_one", several: "restore_several", text: "restore_text" },
  delete: { button: "delete", one: "delete_one", several: "delete_several", text: "delete_text" },
} as const satisfies Record<Act, object>;

/** What says that it is done, as keys of the namespace toasts. */
export const ACT_TOASTS = {
  activate: "people_activated",
  invite: "people_invited",
  archive: "people_archived",
  restore: "people_restored",
  delete: "people_deleted",
} as const satisfies Record<Act, string>;
