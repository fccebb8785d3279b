/**
 * An element around the target. `name` is what it is called where it is a landmark, dialog, group or the like; `scrolls` says that the target
 * may have to be scrolled to in it before the page makes it; `isOnWindow`, that this list makes its rows while the page itself is scrolled.
 */
export type Around = { tag: string; role: string; name: string; keys: Key[]; scrolls: boolean; isOnWindow?: true | undefined };
/** An attribute with its value: `data-testid` with `save`. */
export type Key = { name: string; value: string };
/** `shared`: other elements of the page had it too, so that it does not tell the target by itself. */
type Told = { shared: boolean };

export type Recipe =
  /** An attribute that the application's own tests find the element by. */
  | ({ kind: "test" } & Key & Told)
  /** An id that does not look generated. */
  | ({ kind: "id"; value: string } & Told)
  /** What else names it: `name`, `href`, `type`, `placeholder` and the like, and a property's own choice of attributes. */
  | ({ kind: "attribute" } & Key & Told)
  /** What it is to assistive technology, its accessible name, and similar names of others on the page, which are not it. */
  | ({ kind: "role"; role: string; name: string; others: string[] } & Told)
  /** The words of the label of a field. */
  | { kind: "label"; text: string }
  /** Its own words. */
  | { kind: "text"; text: string }
  /** Where it stands: elements around it from the inside out, its place among its like from 0, and the words of its neighbours. */
  | { kind: "place"; around: Around[]; nth: number; of: number; before: string; after: string }
  /**
   * The item of several alike that it is in (a row, a card, a part of the page): what that one is known by, and what the others are. It is
   * `depth` elements up, those with a single element in them apart.
   */
  | { kind: "row"; tag: string; depth: number; words: string[]; others: string[]; keys: Key[] };

/**
 * An element of a host page, captured by pointing at it: what it was known by, several recipes together. A player scores each candidate by all
 * of them, so that a target survives a release that breaks some (`player/targets`).
 */
export type Target = {
  tag: string;
  /** The language of the page, as its `lang` says it; words count for nothing on a page in another one. Empty: it does not say. */
  language: string;
  /** The CSS selector that was made with it. A step with another `identifier` points somewhere else, and its target counts no longer. */
  selector: string;
  recipes: Recipe[];
};

/**
 * Limits of a target: characters (UTF-16 units) and items, and bytes of the whole as JSON, because each player of an application loads all
 * targets of it.
 */
export const TARGET_LIMITS = {
  bytes: 8192,
  tag: 60,
  role: 40,
  text: 200,
  key: 100,
  value: 300,
  recipes: 24,
  around: 12,
  keys: 6,
  words: 4,
  others: 8,
} as const;

/** Kinds of which a target has one recipe at the most. */
export const SINGLE_RECIPES: readonly Recipe["kind"][] = ["role", "label", "text", "place", "row"];

/** Whether a target is larger than any may be. */
export const isTooLarge = (target: Target): boolean => new TextEncoder().encode(JSON.stringify(target)).length > TARGET_LIMITS.bytes;

/** How sure a player has to be, from 0 to 100: the least score, and the least lead over the runner-up. Tightening never adds matches. */
export const PRECISION = { least: 0, most: 100, standard: 50 } as const;
/** How long a target may take to be there, in seconds. */
export const WAIT = { least: 0, most: 60, standard: 6 } as const;

/** What says where something points. */
export type Pointing = {
  /** CSS selector; empty for none. */
  identifier: string;
  /** Further selectors, at most MOST_SELECTORS of `step.ts`: tried in order while none before them finds a target. */
  selectors: string[];
  /** Of several elements that a selector finds, the one whose visible text contains this, in any case, is meant; if none does, the first. */
  targetText: string;
  /** What was captured by pointing; see `capturedTarget` for when it counts. */
  target: Target | null;
  /** From 0 to 100, see PRECISION. */
  precision: number;
  /** Seconds, see WAIT. */
  wait: number;
};

export const POINTING: Pointing = {
  ...{ identifier: "", selectors: [], targetText: "", target: null },
  ...{ precision: PRECISION.standard, wait: WAIT.standard },
};

/** Where something points, without what else is known of it. */
export const pointingOf = ({ identifier, selectors, targetText, target, precision, wait }: Pointing): Pointing => ({
  ...{ identifier, selectors, targetText, target, precision, wait },
});

/** The captured target if it still counts: whoever wrote another selector by hand means another element. */
export function capturedTarget({ identifier, target }: { identifier: string; target?: Target | null | undefined }): Target | null {
  return target && target.selector === identifier.trim() ? target : null;
}

/** What people read of a captured target: what it is and is called, and where. */
export function calledTarget({ tag, selector, recipes }: Target): string {
  const role = recipes.find((recipe) => recipe.kind === "role");
  const name = role?.name ? ` “${role.name}”` : "";
  return `${role?.role || tag}${name}, ${selector}`;
}
