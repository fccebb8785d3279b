import { randomUUID } from "node:crypto";
import { createElement } from "react";
import { expect, test } from "vitest";
import Screen, { loader } from "#app/routes/app/$property/analytics/content/searches/page.tsx";
import { rollUp } from "#server/events/roll-up.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant } from "#tests/support/tenant.ts";
import { visitor } from "#tests/support/visitor.ts";

const SEARCHES = "/app/:p/analytics/content/searches";

test("what people searched for in vain stands in a list, in both languages, escaped; and what to do where there is nothing", async () => {
  const tenant = await newTenant({
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
  });
  const admin = await visitor(tenant, "company admin");
  const shown = async (query = "", language: "en" | "de" = "en") => {
    const { data, status } = await admin.open(loader, SEARCHES + query);
    return { status, markup: await markupAt(SEARCHES + query, createElement(Screen), data, language) };
  };
  expect((await shown()).markup).toContain("Nothing was searched for in vain");
  const searches = [
    ["<b>merge</b> contacts", "en"],
    ["mobile app", "de"],
    ["roadmap", "en"],
    ["roadmap", "de"],
  ];
  const events = searches.map(([query, language]) => ({
    ...{ id: randomUUID(), kind: "search_missed", catalogue: 1, occurred: new Date().toISOString(), language, payload: { query } },
  }));
  await tenant.call(null, "POST", "/player/:p/events", { events });
  while ((await rollUp(tenant.db)) > 0);
  const { markup } = await shown();
  expect(markup).toContain("&lt;b&gt;merge&lt;/b&gt; contacts");
  expect(markup).toMatch(/<th[^>]*>.*Searched for/s);
  expect(markup).toMatch(/<a[^>]* href="[^"]*\/customize\/documents\/new\?title=mobile\+app&amp;lang=de"[^>]*>Write a document about this/);
  // In several languages it was looked for by the same words: none of them is the one to write in.
  expect(markup).toMatch(/<a[^>]* href="[^"]*\/customize\/documents\/new\?title=roadmap"/);
  const german = (await shown("?search=mobile", "de")).markup;
  expect([german.includes("Suchen ohne Treffer"), german.includes("merge"), german.includes("mobile app")]).toEqual([true, false, true]);
  expect((await shown("?search=zebra", "de")).markup).toContain("Keine Suche enthält „zebra“");
  expect((await shown("?sort=nothing")).status).toBe(400);
});
