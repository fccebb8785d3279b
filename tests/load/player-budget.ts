import path from "node:path";
import type { Browser } from "@playwright/test";
import { buildPlayer, LIMITS } from "#player/build.mjs";
import { addContact, bundleOf } from "#tests/player/support/bundle.ts";
import { measureScriptTime } from "#tests/player/support/measure.ts";
import { startFixture } from "#tests/player/support/server.ts";
import { ROOT } from "./processes.ts";
import type { Line } from "./table.ts";

const ROUNDS = 9;

/** What the player costs a host page before anybody opens anything. */
export async function measurePlayer(browser: Browser): Promise<Line[]> {
  const folder = path.join(ROOT, ".cache/bench/player");
  const { first, rest } = await buildPlayer(folder);
  const bundle = bundleOf([addContact]);
  const host = await startFixture(folder, { ...bundle, property: { ...bundle.property, privacyLevel: 0 } });
  host.pages.nodes = `${"<p>node</p>".repeat(300)}{player}`;
  try {
    const { load } = await measureScriptTime(browser, `${host.url}/page/nodes`, ROUNDS);
    return [
      sizeLine("player on every page, with its style, gzip", first.gzip, LIMITS.first),
      sizeLine("the rest of the player, with its style, gzip", rest.gzip, LIMITS.rest),
      { what: "player's script time, page of 300 nodes", shown: `${load.toFixed(2)} ms`, value: load, limit: { most: 3 } },
    ];
  } finally {
    await host.close();
  }
}

function sizeLine(what: string, bytes: number, most: number): Line {
  const [value, limit] = [bytes / 1024, most / 1024];
  return { what, shown: `${value.toFixed(1)} KB`, value, limit: { most: limit } };
}
