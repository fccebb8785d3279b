/** A Net Promoter Score from how often each score was given. Shares are exact; whoever shows them rounds last. */
export type Nps = {
  n: number;
  promoters: number;
  passives: number;
  detractors: number;
  /** -100 to 100: the share of promoters less that of detractors, in percentage points; null without answers. */
  score: number | null;
  /** Where the score of everybody lies with 95 % certainty, `score` always in it; null without answers. */
  interval: { from: number; to: number } | null;
};

export const STANDINGS = ["promoter", "passive", "detractor"] as const;
export type Standing = (typeof STANDINGS)[number];

/** The least and the most score of each group. */
export const SCORES_OF = { promoter: [9, 10], passive: [7, 8], detractor: [0, 6] } as const satisfies Record<
  Standing,
  readonly [number, number]
>;

/** The group of a score from 0 to 10. */
export const standingOf = (score: number): Standing => STANDINGS.find((each) => score >= SCORES_OF[each][0]) ?? "detractor";

/** @param counts how often each score from 0 to 10 was given; the position is the score */
export function npsOf(counts: readonly number[]): Nps {
  const sum = (standing: Standing) => counts.reduce((all, count, score) => (standingOf(score) === standing ? all + count : all), 0);
  const [promoters, passives, detractors] = [sum("promoter"), sum("passive"), sum("detractor")];
  const n = detractors + passives + promoters;
  if (n === 0) return { n, promoters, passives, detractors, score: null, interval: null };
  return {
    n,
    promoters,
    passives,
    detractors,
    score: (100 * (promoters - detractors)) / n,
    interval: intervalOf(promoters, detractors, n),
  };
}

const Z = 1.959964;

/**
 * The adjusted Wald interval of a Net Promoter Score (Rocks 2016): three answers are added, of which three quarters each are a promoter's and a
 * detractor's, so that few answers, or all alike, give no certainty that is not there. They draw the middle away from the score; where the score
 * would lie outside, as of one answer of 10, the interval is stretched to it: wider is still as certain.
 */
function intervalOf(promoters: number, detractors: number, n: number): { from: number; to: number } {
  const [p, d] = [(promoters + 0.75) / (n + 3), (detractors + 0.75) / (n + 3)];
  const margin = Z * Math.sqrt((p + d - (p - d) ** 2) / (n + 3));
  const within = (value: number) => Math.max(-100, Math.min(100, 100 * value));
  const score = (100 * (promoters - detractors)) / n;
  return { from: Math.min(score, within(p - d - margin)), to: Math.max(score, within(p - d + margin)) };
}
