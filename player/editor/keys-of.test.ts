import { beforeEach, expect, it } from "vitest";
import { NO_SELECTOR_CONFIG, type SelectorConfig } from "#app/domain/guides/selector-config.ts";
import { captureTarget } from "./capture-target.ts";
import { keysOf } from "./keys-of.ts";
import { selectorFor } from "./selector-for.ts";

const config = (more: Partial<SelectorConfig> = {}): SelectorConfig => ({ ...NO_SELECTOR_CONFIG, ...more });
const find = (selector: string) => document.querySelector(selector)!;
const keys = (selector: string, more?: Partial<SelectorConfig>) =>
  keysOf(find(selector), config(more)).map(({ kind, name, value }) => `${kind} ${name}=${value}`);

beforeEach(() => {
  document.body.innerHTML = `
    <main id="app"><section data-part="list"><form name="contact">
      <input id="mail" name="email" data-testid="mail" value="ada@acme.test" placeholder="E-mail" class="wide css-1x2y3z">
      <button id=":r1:" data-qa="send-v2" class="send" data-state="open">Send</button>
      <p>One</p><p>Two</p>
    </form></section></main>`;
});

it("takes what names an element, and nothing that was typed, generated or passes", () => {
  expect(keys("input")).toEqual(
    expect.arrayContaining(["test data-testid=mail", "id id=mail", "attribute name=email", "attribute class=wide"]),
  );
  expect(keys("input").join()).not.toMatch(/ada@|css-1x/);
  expect(keys("button").join()).not.toMatch(/:r1:|data-state/);
});

it("takes only the attributes that a property names, when it names any", () => {
  expect(keys("input", { attributes: ["name"] })).toEqual(["test name=email"]);
  expect(keys("input", { attributes: [" NAME "] })).toEqual(["test name=email"]);
  expect(keys("input", { attributes: ["data-testid"] })).toEqual(["test data-testid=mail"]);
  expect(keys("input", { attributes: ["id"] })).toEqual(["id id=mail"]);
  expect(keys("input", { attributes: ["class"] })).toEqual(["attribute class=wide"]);
});

it("takes no value with a part that a property does not want", () => {
  expect(keys("input", { valueBlocklist: ["mail"] }).filter((key) => /mail/.test(key))).toEqual([]);
  expect(keys("input", { valueBlocklist: ["nothing like it"] })).toEqual(keys("input"));
});

it("makes a selector that finds the element alone", () => {
  for (const selector of ["input", "button", "p:nth-of-type(1)", "p:nth-of-type(2)", "form", "main"])
    expect(Array.from(document.querySelectorAll(selectorFor(find(selector), config())))).toEqual([find(selector)]);
  expect(selectorFor(find("input"), config())).toBe('input[data-testid="mail"]');
});

it.each([1, 2, 3])("names at least %i elements around, if the property wants them", (minParents) => {
  const selector = selectorFor(find("input"), config({ minParents }));
  expect(selector.split(" > ").length).toBeGreaterThan(minParents);
  expect(Array.from(document.querySelectorAll(selector))).toEqual([find("input")]);
});

it("makes selectors of the named attributes alone, and of no value that is not wanted", () => {
  expect(selectorFor(find("input"), config({ attributes: ["name"] }))).toBe('input[name="email"]');
  expect(selectorFor(find("input"), config({ valueBlocklist: ["mail"] }))).not.toMatch(/mail/);
});

it("makes selectors of a class where a property wants its elements found by it", () => {
  expect(selectorFor(find("input"), config({ attributes: ["class"] }))).toBe("input.wide");
  expect(selectorFor(find("input"), config({ attributes: ["class"], valueBlocklist: ["wid"] }))).not.toContain("wide");
  expect(selectorFor(find("input"), config({ valueBlocklist: ["mail"] }))).not.toContain("wide");
});

it("keeps what says something around a target besides the nearest that a property wants", () => {
  document.body.innerHTML = `<main><div><div><div><b>One</b></div></div></div></main>`;
  const around = (minParents: number) =>
    captureTarget(find("b"), config({ minParents })).recipes.flatMap((recipe) => (recipe.kind === "place" ? recipe.around : []));
  expect(around(0).map(({ tag }) => tag)).toEqual(["main"]);
  expect(around(2).map(({ tag }) => tag)).toEqual(["div", "main"]);
});

it("finds an element in its shadow root", () => {
  const host = document.createElement("x-box");
  document.body.append(host);
  const root = host.attachShadow({ mode: "open" });
  root.innerHTML = "<div><b>One</b><b>Two</b></div>";
  const second = root.querySelectorAll("b")[1]!;
  expect(root.querySelector(selectorFor(second, config()))).toBe(second);
});
