import { type Query, withQuery } from "./with-query.ts";

export const customizePaths = (base: string) => ({
  assistant: (look?: Query) => withQuery(`${base}/assistant`, look),
  design: (look?: Query) => withQuery(`${base}/design`, look),
  /** The assistant in a frame: how it is looked at, and fields of a form that are not saved yet. */
  drawnAssistant: (query?: Query) => withQuery(`${base}/drawn`, query),
});
