import { expect, test } from "vitest";
import { isBeneath, isOfSite, siteOf } from "./same-site.ts";

test.each([
  ["help.crm.test", "help.crm.test", true],
  ["www.crm.test", "crm.test", true],
  ["crm.test", "www.crm.test", true],
  ["crm.test.", "crm.test", true],
  ["crm.test", "help.crm.test", true],
  ["help.crm.test", "crm.test", false],
  ["help.crm.test", "docs.crm.test", false],
  ["crm.test", "evilcrm.test", false],
  ["crm.test", "crm.test.evil.test", false],
  ["test", "crm.test", false],
  ["localhost", "a.localhost", false],
  ["127.0.0.1", "127.0.0.1", true],
  ["0.0.1", "127.0.0.1", false],
  ["[2001:db8::1]", "[2001:db8::1]", true],
])("the site of %s has %s: %s", (centre, host, expected) => expect(isOfSite(host, siteOf(centre))).toBe(expected));

test.each([
  ["https://crm.test/", "https://crm.test/a/b", true],
  ["https://crm.test/help", "https://crm.test/help/a", true],
  ["https://crm.test/help", "https://crm.test/help", true],
  ["https://crm.test/help/", "https://www.crm.test/help/a", true],
  ["https://crm.test/help/index.html", "https://crm.test/help/a", true],
  ["https://crm.test/help", "https://crm.test/helpers", false],
  ["https://crm.test/help", "https://crm.test/", false],
  ["https://crm.test/help", "https://docs.crm.test/help/a", false],
])("beneath %s stands %s: %s", (page, address, expected) => expect(isBeneath(new URL(address), new URL(page))).toBe(expected));
