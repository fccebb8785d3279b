import type { Scene } from "#tests/targets/harness/scene.ts";

/** What must hold for a target after a change: it is found, nothing is found, or only the target may be found but need not. */
export type Expected = "found" | "absent" | "may";

/** A change of a page between two visits, made for one target of it. */
export type Mutation = {
  name: string;
  /**
   * The rule from which follows what must hold, and why: one of the three for every page, `known` (found if a person would still know it, see
   * `isStillKnown`) or `key` (found if a person would, and by an attribute of its own among other things); what neither holds for may be found.
   */
  rule: Expected | "known" | "key";
  because: string;
  /** Makes the change and keeps the truth right. Where it gives back work, that is done 300 ms later. @returns false where it cannot be made */
  apply: (scene: Scene, target: string) => boolean | (() => void);
};

export const truthOf = (scene: Scene, target: string): Element => scene.truth.get(target)!;
