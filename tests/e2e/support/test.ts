import { test as base, expect, type Page } from "@playwright/test";
import { problemsOf } from "./html.ts";

export { expect } from "@playwright/test";

/** What a page must never do, watched in every test: broken scripts, violations of its policy, HTML that is not valid. */
export const test = base.extend<{ watched: undefined }>({
  watched: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const documents: Promise<void>[] = [];
      context.on("page", (page) => watch(page, complaints, documents));
      await use(undefined);
      await Promise.all(documents);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Adds to `complaints` whatever a page does that it must not; `documents` are the checks of its HTML, still running. */
export function watch(page: Page, complaints: string[], documents: Promise<void>[]): void {
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on("console", (message) => {
    if (/content security policy|hydrat|did not match|Minified React/i.test(message.text()))
      complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on("response", (response) => {
    if (!response.headers()["content-type"]?.startsWith("text/html")) return;
    const check = async () => {
      // A redirect has no body to read, and a page that was left takes its body along.
      const html = await response.text().catch(() => "");
      if (html) complaints.push(...(await problemsOf(html)).map((problem) => `${response.url()}: ${problem}`));
    };
    documents.push(check());
  });
}
