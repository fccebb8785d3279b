import type { Marks } from "#player/loader/address-mark.ts";
import type { Waiting } from "#player/loader/calls.ts";
import type { PlayerConfig } from "#player/loader/config.ts";
import type { LoadPart } from "#player/loader/load-part.ts";
import { attempt } from "./guard.ts";
import { createPlayer } from "./player.ts";

/** What the loader calls once this file has handed it over. */
export type StartPlayer = (config: PlayerConfig & { marks: Marks }, load: LoadPart, page: Waiting) => void;

const start: StartPlayer = (...given) => attempt(() => createPlayer(...given));

attempt(() => (window as { Handrail?: Waiting }).Handrail?.part?.("first", start));
