import { isIPv6 } from "node:net";

/**
 * The address that limits apply to. Behind `proxies` reverse proxies it is the entry of X-Forwarded-For, counted from the right,
 * that the outermost proxy wrote. An IPv6 address counts as its /64 network, which is what one customer gets.
 * @param {string | undefined} socketAddress
 * @param {string | undefined} forwardedFor
 * @param {number} proxies
 * @returns {string}
 */
export function clientAddress(socketAddress, forwardedFor, proxies) {
  const hops = (forwardedFor ?? "").split(",").map((hop) => hop.trim());
  const address = (proxies > 0 ? hops.at(-proxies) : undefined) || socketAddress || "unknown";
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  return isIPv6(plain) ? network64(plain) : plain.slice(0, 64);
}

/** @param {string} address */
function network64(address) {
  const [head = "", tail] = (address.toLowerCase().split("%")[0] ?? "").split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const groups = tail === undefined ? left : [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group || "0", 16).toString(16))
    .join(":")}::/64`;
}
