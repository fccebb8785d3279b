import { cachedFor } from "#server/cached-for.ts";

const KEPT_MILLISECONDS = 5_000;
const HOUR_MILLISECONDS = 3_600_000;
const DAY_MILLISECONDS = 86_400_000;

type Quota<Key> = {
  most: number;
  /** How many there are since midnight (UTC), of all instances. */
  counted: (key: Key) => Promise<number>;
  /** Told that there is room for no more, once an hour. */
  full: (key: Key) => void;
};

/**
 * Takes so many of what there may be on one day (UTC), for each key. It is counted in the database every five seconds at most, so what other
 * instances take in between may exceed it.
 * @returns false when they would exceed it; then none are taken
 */
export function quotaOfDay<Key extends number | string>({ most, counted, full }: Quota<Key>) {
  const today = cachedFor(KEPT_MILLISECONDS, async (key: Key) => ({ taken: await counted(key) }));
  const said = cachedFor(HOUR_MILLISECONDS, async (key: Key) => full(key));
  return async (key: Key, more = 1): Promise<boolean> => {
    const known = await today(key);
    if (known.taken + more > most) {
      await said(key);
      return false;
    }
    known.taken += more;
    return true;
  };
}

/** Seconds until the next day (UTC) begins. @param now epoch milliseconds */
export const secondsLeftToday = (now: number): number => Math.ceil((DAY_MILLISECONDS - (now % DAY_MILLISECONDS)) / 1000);
