import type { Context } from "hono";
import { clientAddress } from "../realm/attempts/client-address.ts";

/** The address of whoever sends a request; `proxies` is the number of trusted proxies in front (TRUST_PROXY). */
export function addressOf(context: Context, proxies: number): string {
  const incoming = (context.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming;
  return clientAddress(incoming?.socket?.remoteAddress, context.req.header("x-forwarded-for"), proxies);
}
