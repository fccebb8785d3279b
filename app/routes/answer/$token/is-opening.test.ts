import { expect, test } from "vitest";
import { isOpening } from "./is-opening.server.ts";

const HTML = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const FETCHED = { ...HTML, "sec-fetch-dest": "document" };

test.each<[string, Record<string, string>, boolean, string?]>([
  ["a browser that says so", FETCHED, true],
  ["a browser by plain HTTP", HTML, true],
  ["lynx", { accept: "text/html, text/plain, text/sgml, text/css, application/xhtml+xml, */*;q=0.01" }, true],
  ["a program that takes anything", { accept: "*/*" }, false],
  ["a program that says nothing", {}, false],
  ["a frame", { ...HTML, "sec-fetch-dest": "iframe" }, false],
  ["a script", { ...HTML, "sec-fetch-dest": "empty" }, false],
  ["a page that is fetched ahead", { ...FETCHED, "sec-purpose": "prefetch;prerender" }, false],
  ["a page that an old browser fetches ahead", { ...HTML, purpose: "prefetch" }, false],
  ["a filter that asks for the head alone", HTML, false, "HEAD"],
])("%s", (_, headers, opens, method = "GET") => {
  expect(isOpening(new Request("http://dashboard.test/answer/token", { method, headers }))).toBe(opens);
});
