import { describe, expect, test } from "vitest";
import { MESSAGE_VISIBILITIES, type MessageVisibility } from "./message.ts";
import { isPublishable, nextVisibility, saveLabel } from "./message-state.ts";

const next = (visibility: MessageVisibility, publishing: boolean, hasDefaultText: boolean, target?: MessageVisibility) =>
  nextVisibility({ visibility, publishing, hasDefaultText, target });

describe.each([true, false])("with a default text: %j", (hasText) => {
  test("private becomes public when publishing, otherwise stays private", () => {
    expect(next("private", true, hasText)).toBe("public");
    expect(next("private", false, hasText)).toBe("private");
  });

  test("used becomes public when publishing", () => {
    expect(next("used", true, hasText)).toBe("public");
    expect(next("used", false, hasText)).toBe("used");
  });

  test.each(["archived", "deleted"] as const)("what is %s stays so", (visibility) => {
    expect([next(visibility, true, hasText), next(visibility, false, hasText)]).toEqual([visibility, visibility]);
  });
});

test.each([true, false])("public stays public if a default-language text exists, else becomes used (publishing: %j)", (publishing) => {
  expect(next("public", publishing, true)).toBe("public");
  expect(next("public", publishing, false)).toBe("used");
});

test.each([
  [true, true, "scheduled"],
  [true, false, "private"],
  [false, true, "private"],
  [false, false, "private"],
] as const)(
  "scheduled stays scheduled if publishing and a default text exists, else becomes private: %j, %j",
  (publishing, text, expected) => {
    expect(next("scheduled", publishing, text)).toBe(expected);
  },
);

test("an explicit target overrides these", () => {
  for (const from of MESSAGE_VISIBILITIES) {
    for (const target of MESSAGE_VISIBILITIES) expect(next(from, from === "used", from === "public", target)).toBe(target);
  }
});

test.each([
  ["private", true, "public", "save_and_publish"],
  ["used", true, "public", "save_and_publish"],
  ["archived", true, "public", "save_and_publish"],
  ["public", true, "used", "save_and_unpublish"],
  ["public", false, "private", "save_and_unpublish"],
  ["scheduled", false, "private", "save_and_unpublish"],
  ["public", false, "public", "update_changes"],
  ["scheduled", true, "scheduled", "update_changes"],
  ["scheduled", true, "public", "update_changes"],
  ["private", false, "private", "save_changes"],
  ["used", false, "used", "save_changes"],
] as const)("the button for what is %s (publishing: %j) and becomes %s says %s", (visibility, publishing, becomes, label) => {
  expect(saveLabel(visibility, publishing, becomes)).toBe(label);
});

const written = { status: "default", isWritten: true, errors: 0 } as const;

test.each([
  ["a draft with a default text", "private", [written], true],
  ["a draft without any", "private", [{ ...written, isWritten: false }], false],
  ["a draft that is written in another language alone", "private", [{ status: "on", isWritten: true, errors: 0 }], false],
  ["a live one whose default text is gone", "public", [{ ...written, isWritten: false }], true],
  ["an error in the default language", "public", [{ ...written, errors: 1 }], false],
  ["an error in a language that is on", "scheduled", [written, { status: "on", isWritten: true, errors: 2 }], false],
  ["an error in a language that is off", "private", [written, { status: "off", isWritten: true, errors: 2 }], true],
] as const)("whether it may be published: %s", (_, visibility, languages, may) => {
  expect(isPublishable(visibility, languages)).toBe(may);
});
