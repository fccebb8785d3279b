import type { Claims } from "./claims.ts";

const LISTS = [
  "companies_admin",
  "companies_moderator",
  "companies_contributor",
  "properties_admin",
  "properties_moderator",
  "properties_contributor",
] as const;

/** The claims in a verified token's payload. Whatever a foreign provider leaves out counts as empty: no name, no role. */
export function claimsOf(payload: Record<string, unknown>): Claims {
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  const lists = Object.fromEntries(LISTS.map((name) => [name, numbers(payload[name])])) as Pick<Claims, (typeof LISTS)[number]>;
  const companies = Object.entries((payload.companyProperties as Record<string, unknown> | undefined) ?? {});
  return {
    sub: text(payload.sub),
    name: text(payload.name),
    email: text(payload.email),
    superAdmin: payload.superAdmin === true,
    ...lists,
    companyProperties: Object.fromEntries(companies.map(([company, properties]) => [company, numbers(properties)])),
  };
}

function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((one): one is number => Number.isSafeInteger(one)) : [];
}
