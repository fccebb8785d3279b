import type { Page } from "#tests/targets/page.ts";
import { everyElement } from "./every-element.ts";
import { attachRoots, fillFrames, openLayers } from "./parts.ts";
import { renderRows } from "./rows.ts";

/** A page as it stands in the browser. What each target is, only this knows: nothing in the document says it. */
export type Scene = {
  page: Page;
  truth: Map<string, Element>;
  /** Attributes with generated pieces, as they are written in the page. */
  written: WeakMap<Element, [name: string, value: string][]>;
};

/** Puts a page into the document, in the place of what was there. */
export function buildScene(page: Page): Scene {
  const { documentElement: html, body } = document;
  html.lang = page.lang;
  html.dir = page.dir ?? "ltr";
  body.replaceChildren();
  scrollTo(0, 0);
  body.innerHTML = page.html;
  attachRoots(body);
  fillFrames(document);
  if (page.rows) renderRows(page, 0);
  const scene: Scene = { page, truth: new Map(), written: new WeakMap() };
  for (const element of everyElement()) rememberWritten(scene, element);
  regenerate(scene, 1);
  openLayers();
  for (const place of Object.keys(page.targets)) scene.truth.set(place, pick(place));
  return scene;
}

function rememberWritten(scene: Scene, element: Element): void {
  const parts = [...element.attributes].filter(({ name, value }) => GENERATED.test(name) || GENERATED.test(value));
  if (parts.length === 0) return;
  scene.written.set(
    element,
    parts.map(({ name, value }) => [name, value]),
  );
  for (const { name } of parts) element.removeAttribute(name);
}

const GENERATED = /\{([hn]):(\w+)\}/i;

/** Gives every attribute with generated pieces those of another release. */
export function regenerate(scene: Scene, release: number): void {
  for (const element of everyElement()) {
    for (const [name, value] of scene.written.get(element) ?? []) {
      element.removeAttribute(resolve(name, release - 1));
      element.setAttribute(resolve(name, release), resolve(value, release));
    }
  }
}

const resolve = (text: string, release: number) =>
  text.replace(new RegExp(GENERATED, "gi"), (_, kind: string, key: string) => generated(kind, key.toLowerCase(), release));

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const ALPHABETS = { h: `${LETTERS}0123456789`, H: LETTERS + LETTERS.toUpperCase(), n: "123456789" };

function generated(kind: string, key: string, release: number): string {
  const alphabet = ALPHABETS[kind as keyof typeof ALPHABETS];
  let number = numberOf(`${kind}${key}.${release}`);
  let text = "";
  for (let i = 0; i < (kind === "n" ? 3 : 6); i++) {
    text += alphabet[number % alphabet.length];
    number = Math.floor(number / alphabet.length) || numberOf(text);
  }
  return text;
}

/** A number for a text, the same in every run. */
export function numberOf(text: string): number {
  let number = 2166136261;
  for (const letter of text) number = Math.imul(number ^ letter.charCodeAt(0), 16777619) >>> 0;
  return number;
}

/** Whether an attribute of an element holds a generated piece. */
export const isGenerated = (scene: Scene, element: Element, attribute: string) =>
  (scene.written.get(element) ?? []).some(([name]) => [1, 2].some((release) => resolve(name, release) === attribute));

function pick(place: string): Element {
  let root: Document | ShadowRoot = document;
  let element: Element | null = null;
  for (const part of place.split(" >>> ")) {
    if (element) root = element.shadowRoot ?? (element as HTMLIFrameElement).contentDocument!;
    element = root.querySelector(part);
    if (!element) throw new Error(`nothing at ${place}`);
  }
  return element!;
}
