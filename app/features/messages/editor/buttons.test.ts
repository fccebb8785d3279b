import { expect, test } from "vitest";
import { MESSAGE_VISIBILITIES } from "#app/domain/messages/message.ts";
import { buttonsOf } from "./buttons.ts";

test.each(MESSAGE_VISIBILITIES.flatMap((visibility) => [true, false].map((hasDefaultText) => [visibility, hasDefaultText] as const)))(
  "no two buttons have one name: %s, with a text in the default language: %j",
  (visibility, hasDefaultText) => {
    const { first, second, further } = buttonsOf(visibility, hasDefaultText);
    const labels = [first, second, ...further].map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  },
);

test("what is published can always be taken down: by the first button where it has no text in the default language, else by one of its own", () => {
  for (const visibility of ["public", "scheduled"] as const) {
    const takesDown = (hasDefaultText: boolean) => {
      const { first, further } = buttonsOf(visibility, hasDefaultText);
      return [first, ...further].filter(({ label }) => label === "save_and_unpublish").map(({ intent }) => intent);
    };
    expect([takesDown(true), takesDown(false)]).toEqual([["unpublish"], ["publish"]]);
  }
});
