import { expect, test } from "@playwright/test";
import { unique } from "./support/content.ts";
import { PASSWORD } from "./support/session.ts";
import { textBrowsers } from "./support/text-browsers.ts";

const start = textBrowsers();

test("w3m signs in, reads the list and creates a guide", async ({ baseURL }) => {
  const title = unique("By w3m");
  const terminal = start(["w3m", "-cookie", "-o", "accept_cookie=1", `${baseURL}/app`]);
  await terminal.reads("Sign in to Handrail");
  terminal.press("Tab", "Enter");
  await terminal.reads("Forgot your password");
  const fill = (text: string) => {
    terminal.press("Tab", "Enter");
    terminal.type(text);
    terminal.press("Enter");
  };
  fill("admin@acme.test");
  fill(PASSWORD);
  terminal.press("Tab", "Enter");
  await terminal.reads("Switch property: Acme CRM");
  const open = async (address: string, text: string) => {
    terminal.press("U", "C-u");
    terminal.type(`${baseURL}${address}`);
    terminal.press("Enter");
    return terminal.reads(text);
  };
  const list = await open("/app/1/manage/list", "New guide");
  expect(list).toMatch(/New chapter +New guide/);
  expect(list).toContain("Search chapters and guides");
  expect(list).not.toContain("Guides without a chapter");
  await open("/app/1/manage/create", "Nobody sees it until you publish it");
  find("Title");
  fill(title);
  find("Create guide");
  terminal.press("Enter");
  await terminal.reads(title);
  expect(await open(`/app/1/manage/list?search=${encodeURIComponent(title)}`, "New guide")).toContain(title);

  function find(text: string) {
    terminal.type("/");
    terminal.type(text);
    terminal.press("Enter");
  }
});

/** Lynx words it in two ways. */
const TEXT_FIELD = /Text(field| entry field)/;

test("lynx signs in and creates a guide", async ({ baseURL }) => {
  const title = unique("By lynx");
  const terminal = start(["lynx", "-accept_all_cookies", `${baseURL}/app`]);
  // Its last line but two says what the chosen link or field is; keys before that are lost.
  const down = async (chosen: string | RegExp) => {
    terminal.press("Down");
    await terminal.reads(chosen);
  };
  await terminal.reads("Sign in to Handrail");
  await down("Form submit button");
  terminal.press("Enter");
  await terminal.reads("Forgot your password");
  await terminal.reads(TEXT_FIELD);
  terminal.type("admin@acme.test");
  await down("Password entry field");
  terminal.type(PASSWORD);
  await down("Form submit button");
  terminal.press("Enter");
  await terminal.reads("Switch property: Acme CRM");
  terminal.type("g");
  await terminal.reads("URL to open");
  terminal.press("C-u");
  terminal.type(`${baseURL}/app/1/manage/create`);
  terminal.press("Enter");
  await terminal.reads("Nobody sees it until you publish it");
  for (let fields = 0; fields < 20 && !TEXT_FIELD.test(terminal.screen()); fields++) {
    terminal.press("Down");
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  terminal.type(title);
  await down(TEXT_FIELD);
  await down("Option list");
  await down("Form submit button");
  terminal.press("Enter");
  await terminal.reads("Guide created");
  await terminal.reads(title);
});
