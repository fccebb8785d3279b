import { expect, it } from "vitest";
import { inkOn } from "./ink-on.ts";
import { DEFAULT_STYLINGS, playerStyle, possibleStylings, stylingsOf } from "./stylings.ts";
import { en } from "./texts/en.ts";
import { playerTexts } from "./texts/texts-for.ts";

it("has the defaults of specification 1, section 3", () => {
  expect(DEFAULT_STYLINGS).toMatchObject({
    assistantPosition: "bottom-left",
    avatar_img: "",
    back_mode: "back",
    btn_border_radius: "3px",
    exit_click_twice: true,
    main_color: "#0098ff",
    min_view_width: 0,
    hide_branding: false,
    searchEnabled: true,
    enableCopilot: false,
    enableInteractiveTours: true,
    enableAnnouncements: false,
    helpDeskDocsLinkEnabled: false,
    helpDeskDocsLinkURL: "",
    helpDeskSupportLinkEnabled: false,
    helpDeskSupportLinkURL: "",
    helpDeskImageURL: "",
    draggableAvatar: false,
    snippetAuthentication: false,
    externalLinkEnabled: false,
    externalLinkURL: "",
    selectorConfig: { attributes: [], valueBlocklist: [], minParents: 0 },
    privacyLevel: 0,
    infobox_bg: "",
    infobox_color: "",
    tooltip_icon_color: "",
    beacon_icon_color: "",
    announcementCategoryColor1: "#ffd600",
    announcementCategoryColor2: "#ff0070",
    announcementCategoryColor3: "#59d653",
    announcementCategoryColor4: "#6565ff",
    announcementCategoryColor5: "#0098ff",
    announcementCategoryColor6: "#ff8400",
  });
});

it("puts what is stored over the defaults", () => {
  expect(stylingsOf({ main_color: "#ff0000", exit_click_twice: false })).toEqual({
    ...DEFAULT_STYLINGS,
    main_color: "#ff0000",
    exit_click_twice: false,
  });
});

it("takes nonsense as unset", () => {
  const stored = {
    main_color: "red; x",
    btn_border_radius: "9em",
    assistantPosition: "middle",
    min_view_width: -1,
    privacyLevel: 7,
    more: 1,
  };
  expect(stylingsOf(stored)).toEqual(DEFAULT_STYLINGS);
});

it.each(["  ", "\n", "\u200b", "\u2066"])("has no button without a name: the hero text %j is none", (hero_btn_text) => {
  expect(stylingsOf({ hero_btn_text }).hero_btn_text).toBe("");
});

it("takes from values that are typed those that can be, and leaves the rest as it is stored", () => {
  const typed = { main_color: "#12", min_view_width: 300, hide_branding: "on", more: 1 };
  expect(possibleStylings(typed)).toEqual({ min_view_width: 300 });
  expect(stylingsOf({ main_color: "#123456", ...possibleStylings(typed) })).toMatchObject({ main_color: "#123456", min_view_width: 300 });
});

it("says that the assistant lists no announcements unless a property wants it (specification 1, section 3: enableAnnouncements)", () => {
  expect(playerStyle(DEFAULT_STYLINGS)).toMatchObject({ noNews: true });
  expect(playerStyle(stylingsOf({ enableAnnouncements: true }))).not.toHaveProperty("noNews");
});

it("shows an avatar only when there is one", () => {
  expect(playerStyle(stylingsOf({})).avatarUrl).toBeNull();
  expect(playerStyle(stylingsOf({ avatar_img: "/a.png" })).avatarUrl).toBe("/a.png");
});

it("gives players the colours of tooltips only where there are some", () => {
  expect(playerStyle(stylingsOf({ tooltip_icon_color: "", beacon_icon_color: "red" }))).toEqual(playerStyle(DEFAULT_STYLINGS));
  const style = playerStyle(stylingsOf({ tooltip_icon_color: "#111", beacon_icon_color: "#abcdef" }));
  expect(style).toMatchObject({ tooltipColor: "#111", beaconColor: "#abcdef" });
  expect(playerStyle(DEFAULT_STYLINGS)).not.toHaveProperty("tooltipColor");
});

it("has every text in every language, with the same blanks to fill", () => {
  const blanks = (text: string) => text.match(/\{\w+\}/g) ?? [];
  for (const language of ["de", "fr", "es", "it", "nl", "ar", "he"]) {
    const texts = playerTexts(language);
    expect(texts).not.toBe(en);
    expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort());
    for (const key of Object.keys(en) as (keyof typeof en)[]) {
      expect(texts[key].trim()).not.toBe("");
      expect(blanks(texts[key])).toEqual(blanks(en[key]));
    }
  }
  expect(playerTexts("de-at").next).toBe("Weiter");
  expect(playerTexts("xx")).toBe(en);
});

it("writes on an info box in the ink that can be read there, unless it has one of its own", () => {
  const ink = (infobox_bg: string, infobox_color = "") => playerStyle({ ...DEFAULT_STYLINGS, infobox_bg, infobox_color }).css["--on-info"];
  expect(ink("#000000")).not.toBe(ink("#ffffff"));
  expect([ink("#000000"), ink("#ffffff")]).toEqual([inkOn("#000000"), inkOn("#ffffff")]);
  expect([ink(""), ink("#000000", "#123456")]).toEqual([undefined, "#123456"]);
});
