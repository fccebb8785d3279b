import { at } from "./at.mjs";

/** @type {import("./at.mjs").Break[]} */
export const ASSISTANT = [
  ...at(
    "app/domain/player/stylings.ts",
    ["app/domain/player/styling-types.test.ts"],
    ["a picture of the help desk that is a mail address", 'value === "" || isWebAddress(String(value))', "isLinkOrNone(value)"],
    ["a width of half a pixel", "Number.isInteger(value) && Number(value) >= 0", "Number(value) >= 0"],
  ),
  ...at(
    "server/resources/player/offered-languages.ts",
    ["server/resources/player/to-bundle.test.ts"],
    ["content does not hide from those whose language is not offered", 'asked: fits ? language : ""', "asked: language"],
  ),
  ...at(
    "app/domain/player/ink-on.ts",
    ["app/domain/player/ink-on.test.ts"],
    ["colours of eight digits", "[0-9a-f]{6})$/i", "[0-9a-f]{6,8})$/i"],
    ["the ink that reads worse", ">= contrastOf(background", "< contrastOf(background"],
  ),
  ...at(
    "app/domain/player/property-texts.ts",
    ["app/domain/player/property-texts.test.ts"],
    ["a text of blanks says nothing", " && !isBlank(text)", ""],
  ),
  ...at(
    "app/features/stylings/colour-field/rgb-fields.tsx",
    ["app/features/stylings/colour-field"],
    ["channels beyond 255", "Math.min(255, Math.max(0, Math.round(Number(currentTarget.value))))", "Number(currentTarget.value)"],
  ),
  ...at(
    "app/ui/enhance/use-unsaved.ts",
    ["app/ui/enhance/use-unsaved.test.tsx"],
    [
      "another choice counts twice",
      "return control.checked && !control.defaultChecked",
      "return control.checked !== control.defaultChecked",
    ],
    ["what is no part of a form counts", " || control.dataset.aside !== undefined", ""],
  ),
  ...at(
    "app/ui/enhance/use-leave-guard.ts",
    ["app/ui/composed/dialog"],
    [
      "another language takes away what was typed",
      "from.pathname !== to.pathname || (!isInAddress() && withoutDrawer(from.search) !== withoutDrawer(to.search))",
      "from.pathname !== to.pathname",
    ],
  ),
  ...at(
    "app/domain/search/find.ts",
    ["app/domain/search/find.test.ts"],
    ["a title with one word that says little is found", " && !word.isStop && found", " && found"],
    ["what a word matched while it was typed stands for it whole", "asked.spelled + Number(asked.isOpen) +", "asked.spelled +"],
    ["any number of words is looked for typos", "tried++ < MOST_WITH_TYPOS", "tried++ < Infinity"],
  ),
  ...at(
    "app/domain/search/items-of.ts",
    ["server/resources/player/copilot.test.ts"],
    ["announcements answer where none are listed", "bundle.style.noNews ? { ...bundle, messages: [] } : bundle", "bundle"],
  ),
];
