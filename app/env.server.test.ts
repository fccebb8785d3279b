import { expect, test } from "vitest";
import { BrokenSetting, readSettings } from "./env.server.ts";

const SESSION_SECRET = "a secret that is long enough for this";

test("addresses follow from the ports, without a slash at their end", () => {
  expect(readSettings({ SESSION_SECRET, PORT: "81" })).toMatchObject({ PORT: 81, WEB_URL: "http://localhost:81" });
  expect(readSettings({ SESSION_SECRET, WEB_URL: "https://guides.example.com/" }).WEB_URL).toBe("https://guides.example.com");
});

test("the sandbox is off in production unless it is asked for", () => {
  expect(readSettings({ SESSION_SECRET }).SANDBOX).toBe("on");
  expect(readSettings({ SESSION_SECRET, HANDRAIL_MODE: "production" }).SANDBOX).toBe("off");
  expect(readSettings({ SESSION_SECRET, HANDRAIL_MODE: "production", SANDBOX: "on" }).SANDBOX).toBe("on");
});

test.each([
  [{}, "Setting SESSION_SECRET is required."],
  [{ SESSION_SECRET: "" }, "Setting SESSION_SECRET is required."],
  [{ SESSION_SECRET: "too-short" }, "Setting SESSION_SECRET must have at least 32 characters."],
  [{ SESSION_SECRET, PORT: "high" }, "Setting PORT must be a port number."],
  [{ SESSION_SECRET, API_URL: "ftp://x" }, "Setting API_URL must be an address that begins with http:// or https://."],
  [{ SESSION_SECRET, SANDBOX: "perhaps" }, "Setting SANDBOX must be on or off."],
])("a broken setting is one line that names it and does not repeat it (%#)", (given, line) => {
  expect(() => readSettings(given)).toThrow(new BrokenSetting(line));
});
