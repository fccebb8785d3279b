import { expect, type Page } from "@playwright/test";
import type { Bundle } from "#app/domain/player/bundle.ts";
import { copilotTexts } from "#app/domain/player/texts/copilot-texts.ts";
import { bundleOf, guide, step } from "./bundle.ts";
import { announcement } from "./messages.ts";
import type { Fixture } from "./server.ts";

const slide = step("s", "slide");
export const field = (page: Page) => page.getByRole("searchbox");
export const button = (page: Page, name: string | RegExp) => page.locator("handrail-player").getByRole("button", { name });
export const said = (page: Page) => page.locator("handrail-player [role=status].quiet").first();
export const ID = "00000000-0000-4000-8000-000000000001";

export const own = (copilot: Partial<Bundle["copilot"]> = {}) =>
  bundleOf([guide(1, "Export a report", [slide]), guide(2, "Invite a colleague", [slide])], {
    messages: [announcement(8, { title: "New: weekly reports" })],
    copilot: { texts: copilotTexts("en", "plain"), contact: "https://help.test/", ...copilot },
  });
export const ANSWER = {
  id: ID,
  found: true,
  quotes: ["Press <b>Export</b>.", "Choose a format."],
  sources: [
    { kind: "guides", id: 1, title: "Export a report" },
    { kind: "announcements", id: 8, title: "New: weekly reports" },
  ],
  guide: 1,
  byRules: true,
};

/** Answers questions, and records what is asked. */
export async function answering(page: Page, answer: object | number) {
  const asked: Record<string, unknown>[] = [];
  for (const path of ["copilot", "copilot-rating"])
    await page.route(`**/player/1/${path}`, async (route) => {
      asked.push({ path, ...(route.request().postDataJSON() as object) });
      if (path === "copilot-rating") return route.fulfill({ status: 204 });
      return typeof answer === "number" ? route.fulfill({ status: answer, json: {} }) : route.fulfill({ json: answer });
    });
  return asked;
}

/** What waits until a test lets it go. */
export function held() {
  let go = () => {};
  const until = new Promise<void>((resolve) => {
    go = resolve;
  });
  return { until, go };
}

export async function open(page: Page, url: string) {
  await page.goto(`${url}/page/own`);
  await page.locator("handrail-player .launcher").click();
  await expect(field(page)).toBeFocused();
}

/** A page on which somebody is known, of a property that answers questions. */
export function prepare(host: Fixture): void {
  host.bundle = own();
  host.pages.own = `<script nonce="n1">window.Handrail = { q: [["identify", "ada"]] };</script><p>x</p>{player}`;
}
