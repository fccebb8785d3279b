import fs from "node:fs";
import { expect, test } from "vitest";
import { mainNavigation } from "#app/domain/access/navigation.ts";
import { pathsOf } from "#app/paths/paths-of.ts";
import { within } from "#server/launch/root.mjs";
import { roleOf } from "#tests/support/access-table.ts";

const paths = pathsOf(1);
const SCREENS: [screen: string, address: string][] = [
  ["assistant", paths.assistant()],
  ["guides", paths.guideTexts()],
  ["search", paths.assistantSearch()],
  ["help", paths.helpDesk()],
  ["texts", paths.assistantTexts()],
  ["design", paths.design()],
  ["welcome-slide", paths.welcomeSlide()],
];

test.each(SCREENS)("section 2: the screen customize/%s has an address of its own, in the navigation too", (screen, address) => {
  expect(address).toBe(`/app/1/customize/${screen}`);
  expect(fs.existsSync(within(`app/routes/app/$property/customize/${screen}/page.tsx`))).toBe(true);
  const facts = { role: roleOf("property moderator"), analyticsLevel: "none", privacyLevel: 0, flags: {}, limits: {}, companyLimits: {} };
  const items = mainNavigation(facts as never).flatMap((group) => group.items);
  const submenu = items.find(({ key }) => key === "customize")?.items ?? [];
  expect(submenu.map((item) => item.address)).toContain(`customize/${screen}`);
});

test("section 2: the languages of welcome slide and texts are in the query, as lang", () => {
  expect([paths.welcomeSlide("de"), paths.assistantTexts({ lang: "de" })]).toEqual([
    "/app/1/customize/welcome-slide?lang=de",
    "/app/1/customize/texts?lang=de",
  ]);
});

/** The declarations of the rules of a style sheet that have a selector. */
function rulesOf(file: string, selector: string): string {
  const sheet = fs.readFileSync(within(file), "utf8").replaceAll(/\/\*.*?\*\//gs, "");
  const rules = [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  return rules.flatMap(([, head = "", body = ""]) => (head.split(",").some((each) => each.trim() === selector) ? body : [])).join("");
}

test("section 9: the assistant in its preview is 350 by 500 pixels, 588 wide expanded, as it is in an application, with room around it", () => {
  const TEXT = 14;
  const panel = "player/panel/panel.css";
  const pixels = (selector: string, name: string) =>
    Math.round(Number(new RegExp(`(?<![-\\w])${name}: ([\\d.]+)em;`).exec(rulesOf(panel, selector))?.[1]) * TEXT);
  expect([pixels(".panel", "width"), pixels(".panel", "height"), pixels(".panel.wide", "width")]).toEqual([350, 500, 588]);
  // What stands beside it, beneath it and above it at the least (panel.css), and the frame's own edge.
  const frame = rulesOf("app/features/stylings/stylings.module.css", ".frame");
  expect(frame).toMatch(new RegExp(`inline-size: min\\(${588 + 40 + 2}px, 100%\\);\\s*block-size: ${500 + 112 + 2 + 4}px;`));
});

test("section 9: the preview of a popup is 350 by 500 pixels, 588 wide expanded, and never wider than its place", () => {
  const file = "app/features/preview/frame.module.css";
  expect(rulesOf(file, ".frame")).toMatch(/inline-size: min\(350px, 100%\);\s*block-size: 500px;/);
  expect(rulesOf(file, ".wide")).toContain("inline-size: min(588px, 100%);");
  expect(rulesOf(file, ".wide")).not.toContain("block-size");
});
