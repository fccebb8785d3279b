import { z } from "zod";
import { ROLES } from "#app/domain/access/roles.ts";
import { calls } from "./call.ts";
import { companyLimitChange, companyLimits } from "./plan.ts";
import { id, stamp } from "./text.ts";

const one = "/v2/companies/:company";
const roles = z.array(z.object({ roleName: z.enum(ROLES), targetType: z.enum(["company", "property"]), targetOriginId: z.number().int() }));
const member = z.object({ id: z.string(), name: z.string(), email: z.string(), roles });

/**
 * A company as far as the caller may see it (specification 2, section 3: Company). For callers with property roles only,
 * `allProperties`, `members` and `invites` cover just their properties. Callers who may not see the team find only themselves in `members`.
 */
const company = z.object({
  id,
  name: z.string(),
  limits: companyLimits,
  /** Settings of single sign-on and the browser extension; empty for callers who may not see them. */
  config: z.record(z.string(), z.unknown()),
  allProperties: z.array(z.object({ id, name: z.string(), privacyLevel: z.number(), heart: z.boolean() })),
  members: z.record(z.string(), member),
  /** The caller as a member; null for super admins, who are members of no company. */
  currentMember: member.nullable(),
  /** Invites that are open: not accepted and not expired. */
  invites: z.array(z.object({ email: z.string(), roles, createdAt: stamp, expiresAt: stamp })),
  appDiscovery: z.boolean(),
  /** The highest privacy level of the properties listed. */
  privacyLevel: z.number().int(),
  mfaEnabled: z.boolean(),
});
export type WireCompany = z.output<typeof company>;

export const companyCalls = calls({
  getCompany: {
    method: "GET",
    path: one,
    summary: "A company with its limits, properties and people, as far as the caller may see them",
    access: { view: "home" },
    answer: company,
  },
  updateCompanyLimits: {
    method: "PUT",
    path: `${one}/limits`,
    summary: "Set limits of a company; those that are not named stay",
    access: "super",
    lastWins: "only what is named is set",
    body: z.strictObject({ newLimits: companyLimitChange }),
    answer: z.object({ limits: companyLimits }),
  },
});
