import fs from "node:fs/promises";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { buildPlayer, LIMITS } from "#player/build.mjs";
import { addContact, bundleOf } from "#tests/player/support/bundle.ts";
import { measureScriptTime } from "#tests/player/support/measure.ts";
import { startFixture } from "#tests/player/support/server.ts";
import { ROOT } from "./processes.ts";
import { type Line, skipped } from "./table.ts";

const ROUNDS = 9;
const RATIO = "… ÷ that of driver.js on the same page";
const PEER = "first-d000000000000000.js";

/** What the player costs a host page before anybody opens anything, beside the library of guides that costs least. */
export async function measurePlayer(browser: Browser): Promise<Line[]> {
  const folder = path.join(ROOT, ".cache/bench/player");
  const { loader, editor, ...parts } = await buildPlayer(folder);
  const { first, rest, messages, search } = parts;
  const { first: _, ...later } = parts;
  const further = Object.entries(later);
  // The fixture serves files of this name from the player's folder.
  const hasPeer = await fs.copyFile(path.join(ROOT, "node_modules/driver.js/dist/driver.js.iife.js"), path.join(folder, PEER)).then(
    () => true,
    () => false,
  );
  const bundle = bundleOf([addContact]);
  const host = await startFixture(folder, { ...bundle, property: { ...bundle.property, privacyLevel: 0 } });
  const nodes = "<p>node</p>".repeat(300);
  host.pages.nodes = `${nodes}{player}`;
  host.pages.peer = `${nodes}<script nonce="n1" src="${host.url}/player/${PEER}"></script>`;
  try {
    const { load } = await measureScriptTime(browser, `${host.url}/page/nodes`, ROUNDS);
    return [
      { what: "player's loader, gzip", shown: `${(loader.gzip / 1024).toFixed(2)} KB` },
      sizeLine("player on every page (loader and first file), with its style, gzip", first.gzip, LIMITS.first, "10"),
      sizeLine("the rest of the player, with its style, gzip", rest.gzip, LIMITS.rest),
      sizeLine("all kinds of messages together, with their style, gzip", messages.gzip, LIMITS.messages),
      sizeLine("the search of the panel, gzip", search.gzip, LIMITS.search),
      sizeLine(
        "all further files of the player together, gzip",
        sumOf(further, ([, { gzip }]) => gzip),
        sumOf(further, ([part]) => LIMITS[part as keyof typeof later]),
        "35",
      ),
      sizeLine("the player's file for staff, gzip", editor.gzip, LIMITS.editor),
      { what: "player's script time at load, page of 300 nodes", shown: `${load.toFixed(2)} ms`, value: load, limit: { most: 1.5 } },
      hasPeer ? await besidePeer(browser, `${host.url}/page/peer`, load) : skipped(RATIO, "driver.js could not be fetched"),
    ];
  } finally {
    await host.close();
  }
}

async function besidePeer(browser: Browser, address: string, load: number): Promise<Line> {
  const peer = await measureScriptTime(browser, address, ROUNDS, { files: new RegExp(PEER), ready: "p" });
  const value = load / peer.load;
  return { what: RATIO, shown: `${value.toFixed(2)} (${peer.load.toFixed(2)} ms)`, value, limit: { most: 3 } };
}

const sumOf = <Each>(all: Each[], bytes: (each: Each) => number) => all.reduce((sum, each) => sum + bytes(each), 0);

function sizeLine(what: string, bytes: number, most: number, aim?: string): Line {
  const [value, limit] = [bytes / 1024, most / 1024];
  return { what, shown: `${value.toFixed(1)} KB`, value, limit: { most: limit }, ...(aim && { aim }) };
}
