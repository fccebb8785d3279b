import path from "node:path";
import type { Browser } from "@playwright/test";
import { buildPlayer } from "#player/build.mjs";
import { addContact, bundleOf } from "#tests/player/support/bundle.ts";
import { measureScriptTime } from "#tests/player/support/measure.ts";
import { startFixture } from "#tests/player/support/server.ts";
import { ROOT } from "./processes.ts";
import type { Line } from "./table.ts";

const ROUNDS = 9;

/** What the player costs a host page before anybody opens anything. */
export async function measurePlayer(browser: Browser): Promise<Line[]> {
  const file = path.join(ROOT, ".cache/bench/player.js");
  const { gzip } = await buildPlayer(file);
  const bundle = bundleOf([addContact]);
  const host = await startFixture(file, { ...bundle, property: { ...bundle.property, privacyLevel: 0 } });
  host.pages.nodes = `${"<p>node</p>".repeat(300)}{player}`;
  try {
    const { load } = await measureScriptTime(browser, `${host.url}/page/nodes`, ROUNDS);
    const size = gzip / 1024;
    return [
      { what: "player with its style, gzip", shown: `${size.toFixed(1)} KB`, value: size, limit: { most: 25 }, aim: "16" },
      { what: "player's script time, page of 300 nodes", shown: `${load.toFixed(2)} ms`, value: load, limit: { most: 3 } },
    ];
  } finally {
    await host.close();
  }
}
