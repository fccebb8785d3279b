/** What the player looks for in its page's address (player/loader/address-mark.ts). */
export type Mark = "handrail-preview" | "handrail-edit" | "handrail-user";

/**
 * An address of an application that carries a token for its player: as the fragment, which the application's server never sees; where the
 * address has one of its own, by which an application may choose its page, in the query.
 */
export function withMark(address: URL, mark: Mark, token: string): string {
  const to = new URL(address);
  if (to.hash) to.searchParams.set(mark, token);
  else to.hash = `${mark}=${token}`;
  return to.href;
}
