/** What /login may have to say (specification 2, section 8), and how grave it is. */
export const NOTICE_STATUS = {
  auth_error: "error",
  refresh_error: "error",
  unreachable: "error",
  cookies: "warning",
  idle: "warning",
  signed_out: "success",
} as const;

export type LoginNotice = keyof typeof NOTICE_STATUS;

/** The `state` with which the provider leads back to /login after sign-out. */
export const SIGNED_OUT = "signed-out";

/** The notice that the address names. After sign-out the provider leads here with a `state` of ours instead. */
export function noticeOf(query: URLSearchParams): LoginNotice | null {
  if (query.get("state") === SIGNED_OUT) return "signed_out";
  const name = query.get("notice") ?? "";
  return Object.hasOwn(NOTICE_STATUS, name) ? (name as LoginNotice) : null;
}

/** The provider is asked silently at most once: its answer comes back with `silent=no`, and nobody who just signed out is signed in again. */
export function silentCheckDue(query: URLSearchParams): boolean {
  return query.get("silent") !== "no" && noticeOf(query) === null;
}
