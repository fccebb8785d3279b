import { expect, test } from "vitest";
import { MOST_TEXT_CHARACTERS } from "#app/domain/player/property-texts.ts";
import { DEFAULT_STYLINGS } from "#app/domain/player/stylings.ts";
import { HINTS } from "#tests/specification/entities/hints.ts";
import { MESSAGE_FIELDS } from "#tests/specification/messages/fields.ts";
import { COPILOT } from "./copilot.ts";
import { namesIn, STYLINGS_AS_SPECIFIED, TEXTS_AS_SPECIFIED } from "./names.ts";
import { SEARCH_AND_HELP } from "./search-and-help.ts";
import { STYLINGS_OF_THE_ASSISTANT } from "./stylings.ts";
import { TEXTS_OF_THE_ASSISTANT } from "./texts.ts";

// The colours of categories and of tooltips stand with messages and hints.
const said = [...HINTS, ...MESSAGE_FIELDS, ...STYLINGS_OF_THE_ASSISTANT, ...SEARCH_AND_HELP, ...COPILOT, ...TEXTS_OF_THE_ASSISTANT].map(
  ({ says }) => says,
);
const isSaid = (start: string) => said.some((says) => says === start || says.startsWith(`${start} `));

test("each styling and each text that section 3 names has a sentence in the tables", () => {
  expect(namesIn(STYLINGS_AS_SPECIFIED, ";").filter((name) => !isSaid(`Stylings: ${name}`))).toEqual([]);
  expect(namesIn(TEXTS_AS_SPECIFIED, ",").filter((name) => !isSaid(`Property texts: ${name}`))).toEqual([]);
});

test("each of them is one that a property has", () => {
  const words: Record<string, string> = {
    "a hide-branding flag": "hide_branding",
    "six announcementCategoryColor values": "announcementCategoryColor6",
  };
  // Neither is everybody's to read as a styling: one is a language of the property, the other a secret.
  const elsewhere = ["default_language", "snippetAuthenticationToken"];
  const names = namesIn(STYLINGS_AS_SPECIFIED, ";").map((name) => words[name] ?? name.replace(" and URL", ""));
  expect(names.filter((name) => !(name in DEFAULT_STYLINGS))).toEqual(elsewhere);
  expect(namesIn(TEXTS_AS_SPECIFIED, ",").filter((name) => !(name in MOST_TEXT_CHARACTERS))).toEqual([]);
});
