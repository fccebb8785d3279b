/** Of how many days what is used counts. */
export const USED_DAYS = 90;
const MOST = 7;

/**
 * How much something was used, in steps of ten times as much each two, from 0 to 7: coarse, so that what is sent to players stays the same while a
 * few more use it.
 * @param times starts of a guide or views of an announcement in `USED_DAYS`
 */
export const usedStep = (times: number): number => (times < 1 ? 0 : Math.min(MOST, 1 + Math.floor(2 * Math.log10(times))));
