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

test("what is published is updated or taken down by a button of its own, the first as the rules have it for what is stored", () => {
  for (const visibility of ["public", "scheduled"] as const) {
    const [update, takeDown] = [
      { intent: "publish", label: "update_changes" },
      { intent: "unpublish", label: "save_and_unpublish" },
    ];
    expect(buttonsOf(visibility, true)).toMatchObject({ first: update, further: [takeDown] });
    expect(buttonsOf(visibility, false)).toMatchObject({ first: takeDown, further: [update] });
  }
});
