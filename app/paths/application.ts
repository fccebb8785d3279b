import { type Query, withQuery } from "./with-query.ts";

/** Settings of the application; `base` is their address. */
export const applicationPaths = (base: string) => ({
  /** With a question to try, in a language. */
  copilot: (query?: Query) => withQuery(`${base}/copilot`, query),
  selectors: () => `${base}/selectors`,
});
