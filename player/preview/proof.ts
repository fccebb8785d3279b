import type { Preview } from "#player/core/preview-mark.ts";

const KEY = 36;

/** The token and the key of this tab, as the API is told them. */
export const proofOf = ({ proof }: Preview) => ({ token: proof.slice(KEY), key: proof.slice(0, KEY) });
