import { Window } from "happy-dom";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { buildGuide } from "#server/demo/builders.ts";
import { problemsOf } from "#tests/e2e/support/html.ts";
import { documentsFor } from "#tests/support/documents.ts";
import { content1, newTenant } from "#tests/support/tenant.ts";

/** What a document may have (design section 7); a list of fifty is asked for, and has more. */
const MOST_BYTES = 60 * 1024;

let admin: Awaited<ReturnType<typeof documentsFor>>;
let list: string;
let guideId: number;
beforeAll(async () => {
  const tenant = await newTenant();
  const { db, propertyId: property } = tenant;
  guideId = await buildGuide(db, property, null, content1("Find your way"), null);
  for (let nth = 1; nth < 50; nth += 1) await buildGuide(db, property, null, content1(`Guide number ${nth} of many`), null);
  await sql`insert into guide_days (property_id, day, guide_id, language, starts, completions)
    select ${property}, current_date - n, id, 'en', case when n < 30 then 2 + (n * id) % 40 else 1 end, 1
    from generate_series(0, 59) n, guides where property_id = ${property}`.execute(db);
  list = `/app/${property}/analytics/content/guides`;
  admin = await documentsFor(tenant, "company admin");
});

const textOf = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
/** Texts that have no words in a language show as their keys, with or without the namespace. */
const MISSING = /\b[a-z]+:[a-z]+(_[a-z]+)*\b|\b[a-z]+(_[a-z]+)+\b|\{\{/;

const WORDS = {
  en: {
    list: [
      "Guide analytics",
      "Last 30 days",
      "Custom period",
      "compared with the 30 days before",
      "Starts over time",
      "Dashed: day not over yet",
    ],
    one: ["Find your way", "Drop-off per step", "Hello", "Edit guide", "compared with the 30 days before"],
  },
  de: {
    list: ["Guide-Analysen", "Letzte 30 Tage", "gegenüber den 30 Tagen davor", "Starts im Zeitverlauf", "Gestrichelt: Tag läuft noch"],
    one: ["Find your way", "Abbrüche pro Schritt", "Hello", "Guide bearbeiten", "gegenüber den 30 Tagen davor"],
  },
};

test.each(["en", "de"] as const)("both reports are whole documents in %s", async (language) => {
  await admin.send("/preferences/language", { language, return: list });
  for (const [address, words] of [
    [`${list}?compare=yes`, WORDS[language].list],
    [`${list}?compare=yes&limit=50`, WORDS[language].list],
    [`${list}?range=7`, []],
    [`${list}?from=2024-01-01&to=2025-12-31&column=none`, []],
    [`${list}?search=nothing+like+it&range=90`, []],
    [`${list}?from=2026-03-09&to=2026-03-01&sort=size`, []],
    [`${list}/${guideId}?compare=yes`, WORDS[language].one],
    [`${list}/${guideId}?from=yesterday`, []],
  ] as const) {
    const { html, status } = await admin.open(address);
    const isWrong = /sort=size|yesterday/.test(address);
    expect([address, status, html.includes(`<html lang="${language}"`)]).toEqual([address, isWrong ? 400 : 200, true]);
    expect([address, await problemsOf(html)]).toEqual([address, []]);
    const text = textOf(html);
    expect([address, words.filter((word) => !text.includes(word))]).toEqual([address, []]);
    expect([address, MISSING.exec(text)?.[0]]).toEqual([address, undefined]);
    if (!address.includes("limit=50")) expect([address, Buffer.byteLength(html) < MOST_BYTES]).toEqual([address, true]);
  }
});

test("the form sends every choice of the address again, and each row leads to its guide with the range", async () => {
  await admin.send("/preferences/language", { language: "en", return: list });
  const { html } = await admin.open(`${list}?range=90&compare=yes&sort=title&order=desc&limit=50&column=starts&search=find`);
  const window = new Window({ url: "http://localhost/" });
  const { body } = new window.DOMParser().parseFromString(html.replace(/<head>.*<\/head>/s, ""), "text/html");
  const asked = ["compare=yes", "sort=title", "order=desc", "limit=50", "column=starts", "search=find", "range=90"];
  const forms = [...body.querySelectorAll("main form")].map((form) =>
    [...form.querySelectorAll("input:not([type=radio], [type=checkbox]), input[checked]")].map(
      (input) => `${input.getAttribute("name")}=${input.getAttribute("value")}`,
    ),
  );
  expect(forms).toHaveLength(2);
  for (const form of forms) expect(form).toEqual(expect.arrayContaining(asked));
  expect(body.querySelector("tbody th a")?.getAttribute("href")).toBe(`${list}/${guideId}?range=90&compare=yes`);
  const heads = [...body.querySelectorAll("thead th")].map((head) => head.textContent.trim());
  expect(heads.slice(-2)).toEqual(["Guide ↓", "Starts"]);
});
