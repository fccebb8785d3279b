import { publishProblems } from "#app/domain/guides/publishable.ts";
import { refuse } from "#server/http/refusal.ts";
import { withoutRemoved } from "./removed-steps.ts";
import type { GuideRecord } from "./store.ts";

/**
 * A guide as it goes live, without the texts of removed steps. Paths in a refusal are those of the call that changes a guide.
 * @param fallback the property's default language
 * @throws Refusal 422 for what a live guide needs
 */
export function readyGuide(guide: GuideRecord, fallback: string): GuideRecord {
  const problems = publishProblems(guide.draft, fallback);
  if (problems.length === 0) return { ...guide, draft: withoutRemoved(guide.draft) };
  throw refuse.invalid(
    problems.map(({ step, field, code }) => ({ path: step === null ? `tutorial.${field}` : `tutorial.steps.${step}.${field}`, code })),
  );
}
