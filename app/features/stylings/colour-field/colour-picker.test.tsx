import { expect, test } from "vitest";
import type { UiLanguage } from "#app/i18n/languages.ts";
import { shownAt } from "#tests/support/scripted.tsx";
import { ColourPicker } from "./colour-picker.tsx";

async function picker(value = "#336699", language: UiLanguage = "en") {
  const chosen: (string | null)[] = [];
  const element = <ColourPicker title="Main colour" value={value} onClose={(colour) => chosen.push(colour)} />;
  const shown = await shownAt("/", element, undefined, null, language);
  const buttons = () => [...document.body.querySelectorAll<HTMLButtonElement>("dialog button")];
  const press = async (name: string) => {
    const button = buttons().find(({ textContent }) => textContent === name);
    button?.setAttribute("data-pressed", name.replaceAll(" ", ""));
    await shown.press(`[data-pressed=${name.replaceAll(" ", "")}]`);
  };
  const shownColour = () => shown.found("dialog svg rect").getAttribute("fill");
  const channels = () => [...document.body.querySelectorAll<HTMLInputElement>("dialog input[type=number]")].map((each) => each.value);
  return { ...shown, chosen, press, shownColour, channels };
}
const HEX = "dialog input:not([type=number])";
const channel = (nth: number) => `dialog div:nth-child(${nth}) > input[type=number]`;

test("specification 2, section 2: Colour picker: an area, a hue, what is chosen, and its code as HEX or RGB", async () => {
  const { found, press, shownColour, channels } = await picker();
  expect(found('[role=slider][aria-label="Saturation and brightness"]')).toBeTruthy();
  expect(found("[role=slider][aria-label=Hue]")).toBeTruthy();
  expect([shownColour(), found<HTMLInputElement>(HEX).value, channels()]).toEqual(["#336699", "#336699", []]);
  await press("As RGB");
  expect([channels(), document.body.querySelector(HEX)]).toEqual([["51", "102", "153"], null]);
  await press("As HEX");
  expect(found<HTMLInputElement>(HEX).value).toBe("#336699");
});

test("Select takes what is chosen, Cancel leaves it as it was", async () => {
  const { type, press, chosen, shownColour } = await picker();
  await type(HEX, "#aa0000");
  expect(shownColour()).toBe("#aa0000");
  await press("Select");
  await press("Cancel");
  expect(chosen).toEqual(["#aa0000", null]);
});

test("specification 2, section 5: RGB channels are from 0 to 255: what is beyond is brought to it, an emptied one keeps its value", async () => {
  const { type, press, shownColour } = await picker();
  await press("As RGB");
  for (const [nth, typed, colour] of [
    [1, "255", "#ff6699"],
    [2, "256", "#ffff99"],
    [3, "-1", "#ffff00"],
    [1, "", "#ffff00"],
    [3, "16.4", "#ffff10"],
  ] as const) {
    await type(channel(nth), typed);
    expect([typed, shownColour()]).toEqual([typed, colour]);
  }
});

test("what is no colour yet begins with the default main colour", async () => {
  expect((await picker("")).shownColour()).toBe("#0098ff");
});

test("what is typed and is no colour stays, is called none, and cannot be taken", async () => {
  const { type, press, chosen, shownColour, found } = await picker();
  await type(HEX, "zz");
  expect([found<HTMLInputElement>(HEX).value, shownColour()]).toEqual(["zz", "#336699"]);
  expect(found(HEX).getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(found(HEX).getAttribute("aria-describedby") ?? "")?.textContent).toContain("This is no colour.");
  await press("Select");
  expect([chosen, document.activeElement]).toEqual([[], found(HEX)]);
  await type(HEX, "a00");
  expect([found(HEX).getAttribute("aria-invalid"), shownColour()]).toEqual([null, "#a00"]);
  await press("Select");
  expect(chosen).toEqual(["#a00"]);
});

test("its sliders are named in the language of the page, and say in it where they stand", async () => {
  const { found, type } = await picker("#336699", "de");
  expect(found("[role=slider][aria-label=Farbton]")).toBeTruthy();
  const area = () => found('[role=slider][aria-label="Sättigung und Helligkeit"]').getAttribute("aria-valuetext");
  expect(area()).toBe("Sättigung 67 %, Helligkeit 60 %");
  await type(HEX, "#ff0000");
  expect(area()).toBe("Sättigung 100 %, Helligkeit 100 %");
});
