import { Parser } from "htmlparser2";
import { expect, test } from "vitest";
import { cleanPage } from "./clean-page.ts";
import { DOCUMENT_LIMITS } from "./limits.ts";

test("a page is what people read of its main part, a block a line", () => {
  const page = cleanPage(
    Parser,
    `<!doctype html><html lang="de-AT"><head><title>Speichern – Acme</title>
    <meta property="og:title" content="Speichern, geteilt"><style>p { color: red }</style><script>alert("<p>no</p>")</script></head>
    <body><header><h1>Acme</h1><nav><a href="/">Start</a></nav></header>
    <main><h1>So  speichern
    Sie</h1><p>Drücken Sie <b>Speichern</b>.<br>Fertig &amp; gut.</p>
    <ul><li>Eins</li><li>Zwei<ul><li>Drei</li></ul></li></ul>
    <h2>Danach</h2><table><tr><th>A</th><td>B</td></tr></table><aside>Mehr</aside><form>Suche <input value="x"></form></main>
    <footer>Impressum</footer></body></html>`,
  );
  expect(page).toEqual({
    isWhole: true,
    title: "So speichern Sie",
    language: "de-AT",
    text: "Drücken Sie Speichern.\nFertig & gut.\n\nEins\nZwei\n\nDrei\n\nDanach\n\nA B",
  });
});

const body = (markup: string) => cleanPage(Parser, `<html><title>T</title><body>${markup}`).text;

test.each([
  ["<article>One</article><article>Two</article><p>Not this</p>", "One\nTwo"],
  ["<article>Not this</article><main>This</main>", "This"],
  ["<main> </main><p>This</p>", "This"],
  ["<p>All<p>of it", "All\n\nof it"],
  ["<nav>No</nav><div role=navigation>No</div><div hidden>No</div><i aria-hidden=true>No</i>Yes", "Yes"],
  ["<header>No</header><article><header>Yes</header>Too</article>", "Yes\nToo"],
  ["<form><nav>No</nav><main>Yes</main></form>", "Yes"],
  ["<form><p>No</p></form>Yes", "Yes"],
  ["<template><p>No</p></template><noscript>No</noscript><svg><title>No</title><text>No</text></svg>Yes", "Yes"],
  ["<div hidden><article>No</article></div><p>Yes</p>", "Yes"],
  ["<nav><article>No</article><main>No</main></nav><p>Yes</p>", "Yes"],
  ["<template><main>No</main></template><p>Yes</p>", "Yes"],
  ["<textarea><p>No</textarea><select><option>No</select>Yes", "Yes"],
  ["<!-- <p>No</p> -->Yes<![CDATA[No]]>", "Yes"],
  ["a<script>no</script>b", "ab"],
  ["<pre>\none\n  two\n</pre>three", "one\ntwo\n\nthree"],
  ["a <b>b</b> c<b>d</b>", "a b cd"],
  ["&lt;script&gt;&#65;&nbsp;&auml;&#x1F600;", "<script>A ä😀"],
  ["<p>a</p></p></div></main><p>b", "a\n\nb"],
  ["a\u0000\u0007b\ud800c", "ab\ufffdc"],
  ["&#0;&#xD800;a", "\ufffd\ufffda"],
  ["<img src=x onerror=alert(1)>a<iframe src=javascript:x>b</iframe>", "a"],
  ["<p>never closed <b <i attribute", "never closed"],
])("%# %j is read as %j", (markup, text) => expect(body(markup)).toBe(text));

test.each([
  ["<title>Page</title><body><h1>Elsewhere</h1>", "Page"],
  ["<title>Page</title><meta property=og:title content=Shared><body><h1>Elsewhere</h1>", "Shared"],
  ["<title>Page</title><main><h1>Own</h1><h1>Second</h1></main>", "Own"],
  ["<title> </title><h1>Elsewhere</h1>", "Elsewhere"],
  ["<p>Nothing", ""],
  ["<title><b>Page</b></title>", "<b>Page</b>"],
])("the title of %s is %s", (markup, title) => expect(cleanPage(Parser, markup).title).toBe(title));

test.each([
  ["<html lang=de><meta property=og:locale content=en_US>", "de"],
  ["<html><meta property=og:locale content=en_US>", "en_US"],
  ["<p lang=fr>", ""],
])("the language of %s is %j", (markup, language) => expect(cleanPage(Parser, markup).language).toBe(language));

test.each([
  ["<nav>No</nav><main><h1>T</h1><p>Yes</main><p hidden>No</p><footer>No</footer>", "T\n\nYes"],
  ["<h2>T</h2><p>Yes", "T\n\nYes"],
  ["<form><nav>Press</nav><p hidden>No</p><script>no</script><button>No</button>Yes</form>", "Press\nYes"],
  ["<aside>Yes</aside>", "Yes"],
  ["<script>no</script><p hidden>No", ""],
])("the file %j, chosen by somebody, is read as %j", (markup, text) =>
  expect(cleanPage(Parser, markup, { isFile: true })).toMatchObject({ text, isWhole: true }),
);

test("as much is read of a page as is wanted", () => {
  expect(cleanPage(Parser, `<p>${"ab ".repeat(40_000)}`).text).toHaveLength(DOCUMENT_LIMITS.text);
  expect(cleanPage(Parser, `<p>${"ab ".repeat(40_000)}`, { most: 200_000 }).text).toHaveLength(119_999);
  expect(cleanPage(Parser, "<b>".repeat(1000)).isWhole).toBe(false);
});

test.each([16_383, 16_384, 32_767])("a sign of two units stays whole wherever it stands: at %i of the markup", (at) => {
  const before = "<html><title>T</title><body><p>";
  expect(body(`<p>${"a".repeat(at - before.length)}😀 end`)).toMatch(/a😀 end$/);
});
