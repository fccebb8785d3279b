import path from "node:path";
import type { Page } from "@playwright/test";
import { build } from "esbuild";

const root = path.resolve(import.meta.dirname, "../../..");

/** Runs a module in a page, bundled as the player is, and gives what it puts into `globalThis.result`. */
export async function runInPage<T>(page: Page, source: string): Promise<T> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: root, loader: "ts" },
    bundle: true,
    write: false,
    format: "iife",
    target: ["chrome109", "firefox115", "safari15.6"],
  });
  await page.evaluate(outputFiles[0]!.text);
  return page.evaluate(() => (globalThis as unknown as { result: T }).result);
}
