import type { Logger } from "pino";
import type { Claims } from "#app/domain/access/claims.ts";
import { severalRoles } from "#app/domain/access/roles.ts";
import { BoundedMap } from "#app/domain/bounded-map.ts";

/** The latest warnings, so that a process logs each only once. */
const said = new BoundedMap<string, true>(10_000);

/**
 * Logs a warning, once, for each company or property in which somebody has several roles; the highest counts (specification 1, section 6).
 */
export function warnOfSeveralRoles(log: Pick<Logger, "warn">, claims: Claims): void {
  for (const { scope, id, roles } of severalRoles(claims)) {
    const key = `${claims.sub} ${scope} ${id} ${roles}`;
    if (said.get(key)) continue;
    said.set(key, true);
    log.warn({ manager: claims.sub, scope, id, roles }, "several roles in one place: the highest counts");
  }
}
