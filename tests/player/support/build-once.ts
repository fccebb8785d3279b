import fs from "node:fs";
import path from "node:path";
import { buildPlayer } from "#player/build.mjs";

const root = path.resolve(import.meta.dirname, "../../..");

/** Where the player of this run is. */
export const builtFolder = () => process.env.PLAYER_TEST_FOLDER ?? "";

/** Builds the player for all workers of a run, which find it by the environment; afterwards nothing of it is left. */
export default async function buildOnce() {
  const folder = path.join(root, `.cache/player-tests/${process.pid}`);
  await buildPlayer(folder);
  process.env.PLAYER_TEST_FOLDER = folder;
  return () => fs.rmSync(folder, { recursive: true, force: true });
}
