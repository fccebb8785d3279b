import { expect, test } from "vitest";
import { translatorOf } from "#app/i18n/translator.server.ts";
import { failureText } from "./failure-text.ts";

const say = (failure: Parameters<typeof failureText>[1], language: "en" | "de" = "en") =>
  failureText(translatorOf(language).getFixedT(null, "errors") as never, failure);

test("a plan limit names its kind and number (specification 1, section 8)", () => {
  const limit = { kind: "public_guide", n: 3 } as const;
  expect(say({ code: "limit_reached", limit })).toBe("You have reached your public guide limit of 3 in your application.");
});

test.each([
  ["public_segment", "öffentliche Segmente"],
  ["public_page_segment", "öffentliche Seitensegmente"],
  ["public_guide", "Live-Guides"],
  ["public_chapter", "Live-Kapitel"],
  ["public_attribute", "öffentliche Attribute"],
  ["public_language", "öffentliche Sprachen"],
  ["public_member", "Mitglieder"],
] as const)("the limit of the kind %s is said as specified (specification 2, section 8: Limit message)", (kind, german) => {
  const failure = { code: "limit_reached", limit: { kind, n: 0 } };
  expect(say(failure)).toBe(`You have reached your ${kind.replaceAll("_", " ")} limit of 0 in your application.`);
  expect(say(failure, "de")).toBe(`Sie haben Ihr Limit von 0 für ${german} in Ihrer Anwendung erreicht.`);
});

test.each([
  ["url_error_invalid", "Please enter a valid URL or a path"],
  ["url_error_spaces", "URL path cannot contain spaces"],
])("the URL path check %s says: %s (specification 1, section 5)", (code, text) => {
  expect(say({ code })).toBe(text);
});

test("every other refusal says its own text, one that has none the general one", () => {
  expect(say({ code: "not_allowed_for_role" })).toBe("Your role doesn’t allow this.");
  expect(say({ code: "no_such_code" })).toBe(say({ code: "error_saving" }));
  expect(say({ code: "error_saving" })).not.toBe("error_saving");
});
