import type { Viewer } from "#app/session/viewer.ts";

/** What people read for the keys that everybody has. */
export function builtInNames({ text }: Pick<Viewer, "text">): Record<string, string> {
  return { customerId: text("users:id"), firstSeenAt: text("users:first_seen"), lastSeenAt: text("users:last_seen") };
}
