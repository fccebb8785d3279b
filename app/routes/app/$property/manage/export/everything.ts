/** The choice of everything, in place of one chapter. */
export const EVERYTHING = "all";
