import type { Claims } from "#app/domain/access/claims.ts";
import type { Database } from "#server/database/tables.ts";

/** Whether one of the manager's companies has single sign-on, and whether the manager may still use a password (specification 2, section 3). */
export async function ssoStatus(db: Database, claims: Claims): Promise<{ canBypassSso: boolean; hasSsoEnabled: boolean }> {
  const companyIds = Object.keys(claims.companyProperties).map(Number);
  const companies = companyIds.length > 0 ? await db.selectFrom("companies").select("config").where("id", "in", companyIds).execute() : [];
  const manager = await db.selectFrom("managers").select("config").where("id", "=", claims.sub).executeTakeFirst();
  const enabled = ({ config }: { config: Record<string, unknown> }) =>
    (config.ssoSaml as { enabled?: unknown } | undefined)?.enabled === true;
  return { canBypassSso: manager?.config.canBypassSSO === true, hasSsoEnabled: companies.some(enabled) };
}
