import type { Claims } from "./claims.ts";

/** Highest first. */
export const ROLES = ["admin", "moderator", "contributor"] as const;
export type Role = (typeof ROLES)[number];
export type Scope = "company" | "property";

/** The role that counts for one property, and where it comes from. */
export type EffectiveRole = { scope: "super" } | { scope: Scope; role: Role };

/** Admin meets any requirement, a moderator any but admin, a contributor only contributor (specification 1, section 6). */
export function meetsRole(role: Role, required: Role): boolean {
  return ROLES.indexOf(role) <= ROLES.indexOf(required);
}

function highest(claims: Claims, scope: Scope, id: number): Role | null {
  const kind = scope === "company" ? "companies" : "properties";
  return ROLES.find((role) => claims[`${kind}_${role}`].includes(id)) ?? null;
}

/**
 * The role for a property: the role in its company if there is one, else the role in the property, the highest of each (specification 2,
 * section 6). `null` if there is none: such a person sees nothing of the property.
 */
export function roleForProperty(claims: Claims, property: { id: number; companyId: number }): EffectiveRole | null {
  if (claims.superAdmin) return { scope: "super" };
  const company = highest(claims, "company", property.companyId);
  if (company) return { scope: "company", role: company };
  const own = highest(claims, "property", property.id);
  return own ? { scope: "property", role: own } : null;
}

/**
 * The role for a company: the person's own, else the highest they have in one of its properties, by the token's map (design section 4,
 * Decided after the first slice). With a property role, lists hold only what belongs to `propertiesOf`.
 */
export function roleForCompany(claims: Claims, companyId: number): EffectiveRole | null {
  if (claims.superAdmin) return { scope: "super" };
  const company = highest(claims, "company", companyId);
  if (company) return { scope: "company", role: company };
  const held = propertiesOf(claims, companyId).map((id) => highest(claims, "property", id));
  const own = ROLES.find((role) => held.includes(role));
  return own ? { scope: "property", role: own } : null;
}

/** Whether somebody may start work on all people of the company: with a role of one property, they would not see what came of it. */
export function isCompanyWide(role: EffectiveRole | null): boolean {
  return role !== null && role.scope !== "property";
}

/** The properties of a company in which the manager has a role in the property itself. */
export function propertiesOf(claims: Claims, companyId: number): number[] {
  const map = claims.companyProperties;
  const all = Object.hasOwn(map, String(companyId)) ? (map[companyId] ?? []) : [];
  return all.filter((id) => highest(claims, "property", id) !== null);
}

/** The companies and properties for which the claims name several roles, which is always a mistake; highest first, as they count. */
export function severalRoles(claims: Claims): { scope: Scope; id: number; roles: Role[] }[] {
  return (["company", "property"] as const).flatMap((scope) => {
    const lists = ROLES.map((role) => claims[`${scope === "company" ? "companies" : "properties"}_${role}`]);
    const seen = new Set<number>();
    const twice = new Set(lists.flatMap((list) => [...new Set(list)]).filter((id) => seen.size === seen.add(id).size));
    return [...twice].map((id) => ({ scope, id, roles: ROLES.filter((_, index) => lists[index]?.includes(id)) }));
  });
}

/** The company a property belongs to by the token's map, or `null` when the token does not know the property. */
export function companyOfProperty(claims: Claims, propertyId: number): number | null {
  for (const [company, properties] of Object.entries(claims.companyProperties)) {
    if (properties.includes(propertyId)) return Number(company);
  }
  return null;
}
