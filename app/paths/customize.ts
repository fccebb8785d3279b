import { type Query, withQuery } from "./with-query.ts";

export const customizePaths = (base: string) => ({
  assistant: () => `${base}/assistant`,
  design: () => `${base}/design`,
  /** The assistant in a frame: how it is looked at, and fields of a form that are not saved yet. */
  drawnAssistant: (query?: Query) => withQuery(`${base}/drawn`, query),
});
