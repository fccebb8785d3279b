import { BlockList, isIPv6 } from "node:net";
import type { Context } from "hono";
import { clientAddress } from "#server/launch/network-address.mjs";

export { clientAddress };

/** The address of whoever sends a request; `proxies` is the number of trusted proxies in front (TRUST_PROXY). */
export function addressOf(context: Context, proxies: number): string {
  const incoming = (context.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming;
  return clientAddress(incoming?.socket?.remoteAddress, context.req.header("x-forwarded-for"), proxies);
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

/** Whether an address, or the name `localhost`, means this machine. */
export function isLoopback(address: string): boolean {
  const plain = address.replace(/^\[|\]$/g, "").replace(/^::ffff:(?=\d+\.)/i, "");
  return plain === "localhost" || LOOPBACK.check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
}

/**
 * Whether a request comes from this machine, judged by its socket alone. Anything passed on by a proxy comes from elsewhere, even from a
 * local proxy.
 */
export function isFromHere(context: Context): boolean {
  const incoming = (context.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming;
  const isPassedOn = ["x-forwarded-for", "forwarded", "x-real-ip", "via"].some((name) => context.req.header(name) !== undefined);
  return !isPassedOn && isLoopback(incoming?.socket?.remoteAddress ?? "");
}
