import { setImmediate as turn } from "node:timers/promises";
import { Parser } from "htmlparser2";
import { expect, test } from "vitest";
import { cleanPage } from "#app/domain/documents/clean-page.ts";
import { cleanPatiently } from "./clean-patiently.ts";

/** As long as a page may be, of nothing but what costs the parser most. */
const LONGEST = `<h1>Title</h1><p>Text${"</p>".repeat(1_200_000)}<p>End`;

test("while the longest page is cleaned this process serves others too, and it is read as any other", async () => {
  let turns = 0;
  let isOver = false;
  const cleaning = cleanPatiently(LONGEST).finally(() => {
    isOver = true;
  });
  for (; !isOver; await turn()) turns++;
  expect(turns).toBeGreaterThan(5);
  expect(await cleaning).toEqual(cleanPage(Parser, LONGEST));
});

test("a title that is told elsewhere is that of the page", async () => {
  expect(await cleanPatiently("<h1>Own</h1>Text", "Told")).toMatchObject({ title: "Told", text: "Own\n\nText" });
});
