import { expect, test } from "vitest";
import { env } from "./env.server.ts";

test("the contacts of the privacy policy are lines, and an empty setting is none", () => {
  Object.assign(process.env, {
    SESSION_SECRET: "session-secret-of-the-tests-0123456789",
    PRIVACY_OFFICER: "Dana Data | Street 1\nprivacy@example.com|",
    PRIVACY_CONSULTANCY: "",
  });
  expect(env().PRIVACY_OFFICER).toEqual(["Dana Data", "Street 1", "privacy@example.com"]);
  expect(env().PRIVACY_CONSULTANCY).toBeUndefined();
});
