import { failureText } from "#app/features/form/failure-text.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** Reasons of reports that have words of their own. */
export const OWN_REASONS = ["gone", "incomplete", "changed_meanwhile"] as const;

/** Other refusals of single guides; an address may name anything, and everything else is an error without a name. */
const KNOWN = ["guide_deleted", "guide_moved_meanwhile", "chapter_error_gone", "not_allowed_for_role", "not_found", "upstream_timeout"];

/** Why something could not be done with a guide; a plan limit in its own words (specification 1, section 8). */
export function reasonText({ text }: Viewer, code: string, limit: number): string {
  const own = OWN_REASONS.find((each) => each === code);
  if (own) return text(`manage:reason_${own}`);
  const t = (key: string | string[], values?: Record<string, unknown>) => text(`errors:${Array.isArray(key) ? key[0] : key}`, values);
  if (code === "limit") return failureText(t, { code, limit: { kind: "public_guide", n: limit } });
  return failureText(t, { code: KNOWN.includes(code) ? code : "error_saving" });
}
