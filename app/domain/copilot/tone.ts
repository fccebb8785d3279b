/** How the copilot speaks around what it quotes. */
export const TONES = ["plain", "friendly"] as const;
export type Tone = (typeof TONES)[number];
