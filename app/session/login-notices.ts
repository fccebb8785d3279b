/** The messages of /login (specification 2, section 8) and their severity. */
export const NOTICE_STATUS = {
  auth_error: "error",
  refresh_error: "error",
  unreachable: "error",
  cookies: "warning",
  idle: "warning",
  signed_out: "success",
} as const;

export type LoginNotice = keyof typeof NOTICE_STATUS;

/** The `state` with which the provider returns to /login after sign-out. */
export const SIGNED_OUT = "signed-out";

/** The notice for an address. After sign-out the provider returns here with a `state` of ours instead. */
export function noticeOf(query: URLSearchParams): LoginNotice | null {
  if (query.get("state") === SIGNED_OUT) return "signed_out";
  const name = query.get("notice") ?? "";
  return Object.hasOwn(NOTICE_STATUS, name) ? (name as LoginNotice) : null;
}

/**
 * Asks the provider silently at most once: its answer comes back with `silent=no`, and nobody who has just signed out is signed in again.
 */
export function silentCheckDue(query: URLSearchParams): boolean {
  return query.get("silent") !== "no" && noticeOf(query) === null;
}
