import { LOOKS } from "./looks.ts";
import type { Mutation } from "./mutation.ts";
import { NEIGHBOURS } from "./neighbours.ts";
import { PRESENCE } from "./presence.ts";
import { WORDS } from "./words.ts";

export const MUTATIONS: Mutation[] = [...LOOKS, ...WORDS, ...NEIGHBOURS, ...PRESENCE];
