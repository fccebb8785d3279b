import type { getShellProperty } from "#app/api/properties.server.ts";
import type { NavigationFacts } from "#app/domain/access/navigation.ts";
import type { Viewer } from "#app/session/viewer.ts";

type Property = Awaited<ReturnType<typeof getShellProperty>>;

/** What navigation depends on, for somebody who looks at a property. */
export function navigationFacts(
  { role }: Viewer,
  { analyticsLevel, privacyLevel, featureFlagValues: flags, limits, company, searchEnabled }: Property,
): NavigationFacts {
  return { role, analyticsLevel, privacyLevel, flags, limits, companyLimits: company.limits, searchEnabled };
}
