import { expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

test.each(["93.184.216.34", "1.1.1.1", "172.32.0.1", "2606:4700::1111", "::ffff:93.184.216.34", "64:ff9b::5db8:d822"])(
  "%s is public",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ...["0.0.0.0", "0.1.2.3", "10.0.0.1", "127.0.0.1", "127.255.255.255", "172.16.0.1", "172.31.255.255", "192.168.1.1"],
  ...["100.64.0.1", "100.100.100.200", "169.254.169.254", "168.63.129.16", "192.0.0.192", "192.0.2.1", "198.18.0.1", "198.51.100.1"],
  ...["203.0.113.1", "224.0.0.1", "239.1.1.1", "240.0.0.1", "255.255.255.255"],
  ...["::", "::1", "::127.0.0.1", "::ffff:127.0.0.1", "::ffff:7f00:1", "::ffff:10.0.0.1", "::ffff:0:127.0.0.1", "64:ff9b::7f00:1"],
  ...["64:ff9b::a9fe:a9fe", "64:ff9b:1::7f00:1", "2002:7f00:1::", "2002:5db8:d822::", "2001::1", "2001:0:5db8:d822::1", "2001:db8::1"],
  ...["fc00::1", "fd00:ec2::254", "fe80::1", "fe80::1%eth0", "fec0::1", "ff02::1", "100::1", "3fff::1", "5f00::1", "4000::1"],
  ...["", "crm.test", "127.1", "0x7f.1", "2130706433"],
])("%s is not", (address) => expect(isPublicAddress(address)).toBe(false));

test("this machine is allowed where that is wished, and nothing else", () => {
  expect(["127.0.0.1", "::1", "::ffff:127.0.0.1", "10.0.0.1", "169.254.169.254"].map((each) => isPublicAddress(each, true))).toEqual([
    ...[true, true, true],
    ...[false, false],
  ]);
});
