import { expect, test } from "vitest";
import { clientAddress, isLoopback } from "./client-address.ts";

test.each([
  ["the socket without proxies", "10.0.0.1", "6.6.6.6", 0, "10.0.0.1"],
  ["the last hop behind one proxy", "10.0.0.1", "6.6.6.6, 203.0.113.9", 1, "203.0.113.9"],
  ["the hop before behind two", "10.0.0.1", "6.6.6.6, 203.0.113.9, 10.0.0.2", 2, "203.0.113.9"],
  ["the socket when a proxy wrote nothing", "10.0.0.1", undefined, 1, "10.0.0.1"],
  ["IPv4 written as IPv6", "::ffff:192.0.2.7", undefined, 0, "192.0.2.7"],
  ["the network of an IPv6 address", "2001:db8:1:2:3:4:5:6", undefined, 0, "2001:db8:1:2::/64"],
  ["the same network written short", "2001:db8:1:2::6", undefined, 0, "2001:db8:1:2::/64"],
  ["the local address", "::1", undefined, 0, "0:0:0:0::/64"],
  ["nothing at all", undefined, undefined, 0, "unknown"],
])("%s counts", (_, socket, forwarded, proxies, address) => {
  expect(clientAddress(socket, forwarded, proxies)).toBe(address);
});

test.each([
  ["127.0.0.1", true],
  ["127.8.9.10", true],
  ["::1", true],
  ["[::1]", true],
  ["::ffff:127.0.0.1", true],
  ["localhost", true],
  ["0.0.0.0", false],
  ["::", false],
  ["10.0.0.1", false],
  ["::ffff:10.0.0.1", false],
  ["localhost.example.com", false],
  ["", false],
])("%s is this machine by itself: %s", (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});
