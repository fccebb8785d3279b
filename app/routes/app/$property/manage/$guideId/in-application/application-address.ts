/** The player looks for it in its page's address (player/core/preview-mark.ts). */
const TOKEN = "handrail-preview";

/**
 * The address at which a draft plays: the page of its first step if that is one page of the application, else the application's main
 * address. The token is its fragment, which the application's server never sees; where the address has one of its own, by which an
 * application may choose its page, the token is in the query.
 * @param application the main address of the property
 * @param rule the page rule of the first step
 */
export function applicationAddress(application: string, rule: string, token: string): string {
  const begin = new URL(application);
  const named = rule && !rule.includes("*") && URL.canParse(rule, begin) ? new URL(rule, begin) : begin;
  const to = named.origin === begin.origin ? named : begin;
  if (to.hash) to.searchParams.set(TOKEN, token);
  else to.hash = `${TOKEN}=${token}`;
  return to.href;
}
