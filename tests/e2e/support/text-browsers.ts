import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "@playwright/test";
import { missingForTextBrowsers } from "#tests/runner/text-browsers.mjs";
import { Terminal } from "./terminal.ts";

/**
 * For a file of tests that text browsers run: says by name what is missing where they cannot, and leaves out the project with scripts. Gives
 * what starts one in a home of its own; both go with the test.
 */
export function textBrowsers(): (command: string[]) => Terminal {
  const missing = missingForTextBrowsers();
  let home: string | undefined;
  let started: Terminal | undefined;
  test.skip(() => missing.length > 0, `skipped: ${missing.join(", ")} cannot be found or installed`);
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled, "text browsers have no scripts");
  test.afterEach(() => {
    started?.close();
    started = undefined;
    if (home) fs.rmSync(home, { recursive: true, force: true });
    home = undefined;
  });
  return (command) => {
    home = fs.mkdtempSync(path.join(os.tmpdir(), "handrail-text-browser-"));
    started = new Terminal(home, command);
    return started;
  };
}
