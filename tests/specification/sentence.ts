/**
 * A sentence of the specification, or a part of one that claims something by itself, and what holds it. `proof`: tests that fail when it is
 * broken, as `file › title`, with the titles of the groups in front where a title alone is not one test's. `decided`: what `design.md` says
 * instead. `open`: what is missing.
 */
export type Sentence = { says: string } & (
  | { proof: string | readonly string[] }
  | { decided: string; proof?: string | readonly string[] }
  | { open: string; proof?: string | readonly string[] }
);
