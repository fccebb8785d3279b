/** A page of the corpus: a small copy of what applications of some kind look like in the browser. */
export type Page = {
  name: string;
  lang: string;
  dir?: "rtl";
  /**
   * The body. In attributes and their names, `{h:a}`, `{H:a}` and `{n:a}` stand for a piece that a build or a run generates (small letters,
   * letters of both sizes, a number): the same wherever `a` is the same, another one after a release. A `<template shadowrootmode>` becomes
   * the shadow root of its parent, what is in an `<iframe>` its document; dialogs with `open` and popovers are shown.
   */
  html: string;
  /** By the place where each stands (CSS; ` >>> ` enters a shadow root or a frame), what it is called once it is wholly renamed. */
  targets: Record<string, string>;
  /** Words that stay as they are in every language: names of people, products and files. Words with digits always do. */
  data?: string;
  /** A list that holds no more rows than are in view, and uses their elements again for others when it is scrolled. */
  rows?: { list: string; height: number; shown: number; count: number; row: (index: number) => string };
};

/** The same piece of HTML for each of some values. */
export function each<T>(values: readonly T[], html: (value: T, index: number) => string): string {
  return values.map(html).join("");
}

/** The numbers from 0 to below `count`. */
export const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** One of some values for a number, in turn. */
export const inTurn = <T>(values: readonly T[], index: number): T => values[index % values.length]!;
