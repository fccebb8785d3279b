import { failureText } from "#app/features/form/failure-text.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** Reasons of reports that each kind of item has words of its own for. */
export const OWN_REASONS = ["gone", "incomplete", "changed_meanwhile"] as const;

/** Other refusals of single items; an address may name anything, and everything else is an error without a name. */
const KNOWN = [
  ...["guide_deleted", "guide_moved_meanwhile", "chapter_error_gone"],
  ...["message_approval_missing", "message_error_ended", "message_archived", "message_not_archived"],
  ...["not_allowed_for_role", "not_found", "upstream_timeout"],
];

/**
 * Why something could not be done with an item; a plan limit in its own words (specification 1, section 8).
 * @param words the namespace of the reasons that the kind has words of its own for
 */
export function reasonText({ text }: Viewer, words: "manage" | "messages", code: string, limit = 0): string {
  const own = OWN_REASONS.find((each) => each === code);
  if (own) return text(words === "manage" ? `manage:reason_${own}` : `messages:reason_${own}`);
  const t = (key: string | string[], values?: Record<string, unknown>) => text(`errors:${Array.isArray(key) ? key[0] : key}`, values);
  if (code === "limit") return failureText(t, { code, limit: { kind: "public_guide", n: limit } });
  return failureText(t, { code: KNOWN.includes(code) ? code : "error_saving" });
}
