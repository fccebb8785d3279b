import { ASSISTANT } from "./assistant.mjs";
import { DASHBOARD } from "./dashboard.mjs";
import { ON_PAGE } from "./on-page.mjs";
import { PEOPLE } from "./people.mjs";
import { PLAYER } from "./player.mjs";
import { SEGMENTS } from "./segments.mjs";
import { TARGETING } from "./targeting.mjs";
import { UPSTREAM } from "./upstream.mjs";

/** Behaviours of the product, each broken in one place, and the tests that are to notice it. */
export const BREAKS = [...ASSISTANT, ...DASHBOARD, ...ON_PAGE, ...PEOPLE, ...PLAYER, ...SEGMENTS, ...TARGETING, ...UPSTREAM];
