import { expect, test } from "vitest";
import { secretsForTests } from "#tests/support/secrets.ts";
import { BrokenSetting, readEnv } from "./env.ts";

test("the defaults are those of the README", () => {
  expect(readEnv(secretsForTests)).toMatchObject({
    PORT: 3000,
    API_PORT: 4000,
    HOST: "127.0.0.1",
    WEB_URL: "http://localhost:3000",
    API_URL: "http://localhost:4000",
    DATA_DIR: "./data",
  });
});

test("addresses follow the ports, lose a closing slash, and an empty variable is not set", () => {
  const env = readEnv({ ...secretsForTests, PORT: "3100", API_PORT: "", API_URL: "https://api.example.com/", DATABASE_URL: "" });
  expect(env).toMatchObject({ WEB_URL: "http://localhost:3100", API_URL: "https://api.example.com", API_PORT: 4000 });
  expect(env.DATABASE_URL).toBeUndefined();
});

test.each([
  ["PORT", "x"],
  ["API_PORT", "70000"],
  ["WEB_URL", "ftp://example.com"],
  ["DATABASE_URL", "mysql://root:geheim@db/x"],
  ["DEMO", "yes"],
  ["LOG_LEVEL", "loud"],
  ["SESSION_SECRET", "geheim"],
  ["COOKIE_KEYS", "geheim,geheim"],
  ["REALM_KEYS", "{geheim"],
  ["REALM_KEYS", '{"keys":[{"kty":"EC","x":"geheim"}]}'],
])("%s=%s is refused in one line that names it and does not repeat it", (name, value) => {
  const attempt = () => readEnv({ ...secretsForTests, [name]: value });
  expect(attempt).toThrow(BrokenSetting);
  expect(attempt).toThrow(new RegExp(`^Setting ${name} [^\n]+$`));
  expect(attempt).not.toThrow("geheim");
});

test("a missing secret is named", () => {
  const { REALM_KEYS: _, ...others } = secretsForTests;
  expect(() => readEnv(others)).toThrow("Setting REALM_KEYS is required.");
});
