import ipaddr from "ipaddr.js";

/** What the clouds answer their own machines from, though it looks public. */
const CLOUD = new Set(["168.63.129.16"]);
const GLOBAL: [ipaddr.IPv6, number] = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether an IP address is one of the public internet. Private, local, shared and reserved ranges are not, nor an IPv6 address that stands for
 * such an IPv4 one. `loopback`: whether this machine itself is allowed besides.
 */
export function isPublicAddress(text: string, loopback = false): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  const range = address.range();
  if (loopback && range === "loopback") return true;
  if (address instanceof ipaddr.IPv4) return range === "unicast" && !CLOUD.has(address.toString());
  // Networks without IPv4 reach it behind this prefix (RFC 6052).
  if (range === "rfc6052") return isPublicAddress(new ipaddr.IPv4(address.toByteArray().slice(12)).toString());
  return range === "unicast" && address.match(GLOBAL);
}
