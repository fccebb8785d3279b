import { test as base, type Page } from "@playwright/test";
import type { Bundle, BundleStep } from "#app/domain/player/bundle.ts";
import { builtFolder } from "./build-once.ts";
import { addContact, bundleOf, guide } from "./bundle.ts";
import { type Fixture, startFixture } from "./server.ts";

/** What a page must never see from the player: errors, and violations of its content security policy. */
type Complaints = { errors: string[]; violations: string[] };

type Own = {
  host: Fixture;
  complaints: Complaints;
  ownPage: (body: string, steps?: BundleStep[], more?: Partial<Bundle>) => Promise<void>;
};

export const test = base.extend<Own, { server: Fixture }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the first parameter is how a fixture names what it needs
    async ({}, use) => {
      const fixture = await startFixture(builtFolder(), bundleOf([addContact]));
      await use(fixture);
      await fixture.close();
    },
    { scope: "worker" },
  ],
  host: async ({ server }, use) => {
    Object.assign(server, {
      bundle: bundleOf([addContact]),
      events: [],
      identified: [],
      draft: null,
      firstKeys: {},
      pages: {},
      failure: null,
    });
    Object.assign(server, { reasons: null, askedWhy: [], inPage: null });
    Object.assign(server, { audiences: [], segmentsOf: () => [], claims: [], grant: () => true, answers: [] });
    await use(server);
  },
  complaints: async ({ page }, use) => {
    const complaints: Complaints = { errors: [], violations: [] };
    page.on("pageerror", (error) => complaints.errors.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error" && /content security policy/i.test(message.text())) complaints.violations.push(message.text());
      if (message.text().startsWith("Handrail:")) complaints.errors.push(message.text());
    });
    await use(complaints);
    test.expect(complaints).toEqual({ errors: [], violations: [] });
  },
  /** Opens a page with a body and the player, whose one guide (number 5) has these steps, and starts it. */
  ownPage: async ({ page, host }, use) => {
    await use(async (body, steps, more) => {
      host.pages.own = `${body}{player}`;
      if (steps) host.bundle = bundleOf([guide(5, "Test guide", steps)], more);
      await page.goto(`${host.url}/page/own`);
      if (steps) await startGuide(page, 5);
    });
  },
});

export { expect } from "@playwright/test";

export async function startGuide(page: Page, id: number): Promise<void> {
  await page.waitForFunction(() => window.Handrail !== undefined && "start" in window.Handrail);
  await page.evaluate((guideId) => window.Handrail?.start?.(guideId), id);
}

/** Makes the player send what it holds, as when the tab is hidden. */
export async function flush(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
}
