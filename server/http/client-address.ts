import { BlockList, isIPv6 } from "node:net";
import type { Context } from "hono";

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

/**
 * The address that limits apply to. Behind `proxies` reverse proxies it is the entry of X-Forwarded-For, counted from the right,
 * that the outermost proxy wrote. An IPv6 address counts as its /64 network, which is what one customer gets.
 */
export function clientAddress(socketAddress: string | undefined, forwardedFor: string | undefined, proxies: number): string {
  const hops = (forwardedFor ?? "").split(",").map((hop) => hop.trim());
  const address = (proxies > 0 ? hops.at(-proxies) : undefined) || socketAddress || "unknown";
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  return isIPv6(plain) ? network64(plain) : plain.slice(0, 64);
}

function network64(address: string): string {
  const [head = "", tail] = address.toLowerCase().split("%")[0]!.split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const groups = tail === undefined ? left : [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group || "0", 16).toString(16))
    .join(":")}::/64`;
}
