import { expect, test } from "vitest";
import { translatorOf } from "#app/i18n/translator.server.ts";
import { failureText } from "./failure-text.ts";

const say = (failure: Parameters<typeof failureText>[1], language: "en" | "de" = "en") =>
  failureText(translatorOf(language).getFixedT(null, "errors") as never, failure);

test("a plan limit names its kind and number (specification 1, section 8)", () => {
  const limit = { kind: "public_guide", n: 3 } as const;
  expect(say({ code: "limit_reached", limit })).toBe("You have reached your public guide limit of 3 in your application.");
});

test("every other refusal says its own text, one that has none the general one", () => {
  expect(say({ code: "not_allowed_for_role" })).toBe("Your role doesn’t allow this.");
  expect(say({ code: "no_such_code" })).toBe(say({ code: "error_saving" }));
  expect(say({ code: "error_saving" })).not.toBe("error_saving");
});
