import { expect, test } from "vitest";
import { helpLinks } from "./help-links.ts";
import { DEFAULT_STYLINGS } from "./stylings.ts";
import { linkTexts } from "./texts/link-texts.ts";

const words = linkTexts("en");
const url = "https://help.test/";

test.each([
  ["helpDeskDocsLink", words.docs],
  ["helpDeskSupportLink", words.support],
])("%s is a link while it is on and has an address", (key, title) => {
  const links = (isOn: boolean, address: string) =>
    helpLinks({ ...DEFAULT_STYLINGS, [`${key}Enabled`]: isOn, [`${key}URL`]: address }, "en").help;
  expect(links(true, url)).toEqual([{ type: "link", url, title }]);
  expect(links(false, url)).toBeUndefined();
  expect(links(true, "")).toBeUndefined();
});

test("the link where a search finds nothing says what the property says, else the player's words", () => {
  const stylings = { ...DEFAULT_STYLINGS, externalLinkEnabled: true, externalLinkURL: url };
  expect(helpLinks(stylings, "en").beyond).toEqual({ text: words.header, link: { type: "link", url, title: words.link } });
  expect(helpLinks(stylings, "en", { external_link_header: "Lost?", external_link_text: "Ask us" }).beyond).toEqual({
    text: "Lost?",
    link: { type: "link", url, title: "Ask us" },
  });
  expect(helpLinks({ ...stylings, externalLinkEnabled: false }, "en")).toEqual({});
});
