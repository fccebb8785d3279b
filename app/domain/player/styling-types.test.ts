import { expect, test } from "vitest";
import { DEFAULT_STYLINGS, IMAGE_STYLINGS, type Stylings, snippetSecretOf, stylingsOf } from "./stylings.ts";

const WEB = "https://crm.test/a.png";

/** Of each styling a value that it can have, and one that it cannot. */
const TYPES: [name: keyof Stylings, value: unknown, none: unknown][] = [
  ["assistantPosition", "top-left", "left"],
  ["assistantPosition", "top-right", "center"],
  ["assistantPosition", "bottom-right", 3],
  ["avatar_img", WEB, 7],
  ["btn_border_radius", "12px", "12"],
  ["exit_click_twice", false, "false"],
  ["main_color", "#123456", "blue"],
  ["min_view_width", 600, 600.5],
  ["min_view_width", 1, "600"],
  ["hide_branding", true, "true"],
  ["infobox_bg", "#123", "#12"],
  ["infobox_color", "#123", "url(a)"],
  ["enableCopilot", true, 1],
  ["enableAnnouncements", true, 1],
  ["helpDeskDocsLinkEnabled", true, "on"],
  ["helpDeskDocsLinkURL", "https://docs.test/", "javascript:alert(1)"],
  ["helpDeskSupportLinkEnabled", true, "on"],
  ["helpDeskSupportLinkURL", "mailto:help@crm.test", "//help.test"],
  ["helpDeskImageURL", WEB, "mailto:help@crm.test"],
  ["privacyLevel", 1, 2],
  ["snippetAuthentication", true, "secret"],
  ["searchEnabled", false, 0],
  ["externalLinkEnabled", true, null],
  ["externalLinkURL", "https://help.test/", "javascript:alert(1)"],
  ["back_mode", "restart", "forward"],
  ["hero_btn_text", "Show me", " "],
  ["hero_btn_text", "Show me", "x".repeat(200)],
  ["language_behaviour", "hide", "show"],
  ["enableInteractiveTours", false, "no"],
  ["draggableAvatar", true, 1],
  ["consentRequired", true, "true"],
  ["tooltip_icon_color", "#fff", "white"],
  ["beacon_icon_color", "#fff", "white"],
  ["announcementCategoryColor1", "#abc", ""],
  ["announcementCategoryColor2", "#abc", "red"],
  ["announcementCategoryColor3", "#abc", "#abcd"],
  ["announcementCategoryColor4", "#abc", "#abcdefab"],
  ["announcementCategoryColor5", "#abc", "rgb(1,2,3)"],
  ["announcementCategoryColor6", "#abc", "#abc;"],
];

test("section 3: each styling but selectorConfig, which has a test of its own, is among these", () => {
  const named = new Set(["selectorConfig", ...TYPES.map(([name]) => name)]);
  expect([...named].sort()).toEqual(Object.keys(DEFAULT_STYLINGS).sort());
});

test.each(TYPES)("section 3: the styling %s can be %j, and %j counts as not set", (name, value, none) => {
  expect(stylingsOf({ [name]: value })).toEqual({ ...DEFAULT_STYLINGS, [name]: value });
  expect(stylingsOf({ [name]: none })).toEqual(DEFAULT_STYLINGS);
});

test("section 3: selectorConfig has attributes, valueBlocklist and minParents", () => {
  const config = { attributes: ["id"], valueBlocklist: ["ember"], minParents: 2 };
  expect(stylingsOf({ selectorConfig: { ...config, more: 1 } }).selectorConfig).toEqual(config);
});

test("section 3: snippetAuthenticationToken is a text, and no styling that everybody reads", () => {
  expect(snippetSecretOf({ snippetAuthenticationToken: "s".repeat(32) })).toBe("s".repeat(32));
  expect([snippetSecretOf({}), snippetSecretOf({ snippetAuthenticationToken: 7 })]).toEqual(["", ""]);
  expect(stylingsOf({ snippetAuthenticationToken: "s".repeat(32) })).toEqual(DEFAULT_STYLINGS);
});

test("section 3: the image fields are avatar_img and helpDeskImageURL", () => {
  expect(IMAGE_STYLINGS).toEqual(["avatar_img", "helpDeskImageURL"]);
});
