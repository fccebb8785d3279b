import { withMark } from "#app/domain/urls/with-mark.ts";

/**
 * The address at which a draft plays: the page of its first step if that is one page of the application, else the application's main
 * address.
 * @param application the main address of the property
 * @param rule the page rule of the first step
 */
export function applicationAddress(application: string, rule: string, token: string): string {
  const begin = new URL(application);
  const named = rule && !rule.includes("*") && URL.canParse(rule, begin) ? new URL(rule, begin) : begin;
  const to = named.origin === begin.origin ? named : begin;
  return withMark(to, "handrail-preview", token);
}
