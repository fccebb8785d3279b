import type { Claims } from "#app/domain/access/claims.ts";
import { type Action, type ContentItem, may } from "#app/domain/access/may.ts";
import { companyOfProperty, type EffectiveRole, propertiesOf, roleForCompany, roleForProperty } from "#app/domain/access/roles.ts";
import type { Section } from "#app/domain/access/sections.ts";
import type { Opened } from "#app/domain/player/opened.ts";
import { idInAddress } from "#app/domain/urls/id-in-address.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "./refusal.ts";

/** Who makes a call, and in what role for the property or company of its path (0 where the path has none). */
export type Caller = {
  claims: Claims;
  role: EffectiveRole | null;
  propertyId: number;
  companyId: number;
  /** In the in-page editor: what it was opened for. */
  inPage?: Opened;
};

/** The id in a path parameter. @throws Refusal 404 for anything that is not an id */
export function idParam(value: string | undefined): number {
  const id = idInAddress(value);
  if (id === null) throw refuse.notFound();
  return id;
}

/** The caller for a path. A property or company in which the caller has no role is treated as one that does not exist. */
export async function callerFor(db: Database, claims: Claims, params: Record<string, string>): Promise<Caller> {
  if (params.property !== undefined) {
    const propertyId = idParam(params.property);
    const known = await roleIn(db, propertyId, claims);
    if (!known) throw refuse.notFound();
    return { claims, propertyId, ...known };
  }
  if (params.company !== undefined) {
    const companyId = idParam(params.company);
    const role = roleForCompany(claims, companyId);
    if (!role) throw refuse.notFound();
    return { claims, role, propertyId: 0, companyId };
  }
  return { claims, role: null, propertyId: 0, companyId: 0 };
}

/** In what role somebody is in a property, and whose property it is; null for no role, and where there is no such property. */
export async function roleIn(db: Database, propertyId: number, claims: Claims): Promise<{ role: EffectiveRole; companyId: number } | null> {
  const companyId = companyOfProperty(claims, propertyId) ?? (await storedCompany(db, propertyId));
  const role = companyId === null ? null : roleForProperty(claims, { id: propertyId, companyId });
  return companyId === null || !role ? null : { role, companyId };
}

/** For properties created after the token was issued, and for super admins, whose map is empty. */
async function storedCompany(db: Database, propertyId: number): Promise<number | null> {
  const row = await db.selectFrom("properties").select("company_id").where("id", "=", propertyId).executeTakeFirst();
  return row?.company_id ?? null;
}

/** The properties of the company for which the caller may do something with a section; null for all of it. */
export function propertiesFor({ claims, role, companyId }: Caller, action: Action, section: Section): number[] | null {
  if (role?.scope !== "property") return null;
  return propertiesOf(claims, companyId).filter((id) => may(roleForProperty(claims, { id, companyId }), action, section));
}

export function requireMay(caller: Caller, action: Action, section: Section, item?: ContentItem): void {
  if (!may(caller.role, action, section, item)) throw refuse.forbidden();
}
