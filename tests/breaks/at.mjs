/** @typedef {{ what: string, file: string, from: string, to: string, tests: string[] }} Break */

/** Breaks of one file, each as `[what, from, to]`, and the tests that are to notice them: of the sources, for nothing is built. @returns {Break[]} */
export const at = (file, tests, ...breaks) => breaks.map(([what, from, to]) => ({ what, file, from, to, tests }));
