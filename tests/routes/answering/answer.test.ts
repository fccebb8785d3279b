import { expect, test } from "vitest";
import { problemsOf } from "#tests/e2e/support/html.ts";
import { browserAt, hiddenIn, longSurvey } from "#tests/support/answering-browser.ts";
import { documents } from "#tests/support/documents.ts";
import { asked } from "#tests/support/messages.ts";
import { linkedMessage } from "#tests/support/public-links.ts";
import { missingTexts } from "#tests/support/shown-texts.ts";
import { typedControls } from "#tests/support/typed-controls.ts";

test("the page has no script, is valid, is not kept by anybody, and says whose it is, in its colour", async () => {
  const { token, tenant } = await linkedMessage();
  const { first } = await browserAt(`/answer/${await token()}`);
  expect(first.status).toBe(200);
  expect(first.html).not.toMatch(/<script|modulepreload/);
  expect(await problemsOf(first.html)).toEqual([]);
  expect(missingTexts(first.html, "en")).toEqual([]);
  expect(first.html).toMatch(/<rect [^>]*fill="#0098ff"/);
  const { name } = await tenant.db.selectFrom("properties").select("name").where("id", "=", tenant.propertyId).executeTakeFirstOrThrow();
  expect(first.html).toContain(name);
  expect(first.html.match(/<h1/g)).toHaveLength(1);
  expect(first.html.match(/type="radio"/g)).toHaveLength(12);
  expect(first.html.match(/<fieldset/g)).toHaveLength(1);
  expect(first.headers.get("cache-control")).toBe("no-store");
  expect(first.headers.get("x-robots-tag")).toContain("noindex");
  expect(first.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(first.headers.get("etag")).toBeNull();
  const { typed, labelled } = typedControls(/<form.*<\/form>/s.exec(first.html)?.[0] ?? "");
  expect(typed.filter((each) => !labelled.includes(each))).toEqual([]);
});

/** The values of what is chosen; "" where nothing is. */
const chosenIn = (html: string) => (html.match(/<input[^>]*checked=""[^>]*>/g) ?? []).map((input) => /value="([^"]*)"/.exec(input)?.[1]);

test("an address in an email chooses the score and answers nothing until the form is sent", async () => {
  const { token, rows } = await linkedMessage();
  const browser = await browserAt(`/answer/${await token()}?score=9`);
  expect(browser.first.html).toMatch(/value="9"[^>]*checked|checked=""[^>]*value="9"/);
  expect(chosenIn(browser.first.html)).toEqual(["9"]);
  expect(await rows()).toEqual([]);
  for (const score of ["11", "-1", "x", "9.5", ""])
    expect(chosenIn((await browser.open(`/answer/${await token()}?score=${score}`)).html)).toEqual([""]);
  await browser.open(`/answer/${await token()}?score=9`);
  const thanks = await browser.send({ q_main: "9", comment: "Good\r\nso", move: "next" });
  expect(thanks.html).toMatch(/<h1[^>]*>Thank you<\/h1>/);
  expect(await problemsOf(thanks.html)).toEqual([]);
  expect(await rows()).toMatchObject([{ score: 9, comment: "Good\nso" }]);
});

test("what is missing comes back with a summary that leads to each field, and with what was typed", async () => {
  const survey = await longSurvey();
  const browser = await browserAt(`/answer/${await survey.token()}`);
  const missing = await browser.send({ q_parts: "people", comment: "Typed", move: "next" });
  expect(missing.status).toBe(422);
  expect(await problemsOf(missing.html)).toEqual([]);
  expect(missing.html).toMatch(/role="alert"[^>]*>.*href="#q_main"/s);
  expect(missing.html).toMatch(/id="q_main"/);
  expect(missing.html).toMatch(/<textarea id="comment"[^>]*>Typed<\/textarea>/);
  expect(chosenIn(missing.html)).toEqual(["", "people"]);
  const why = await browser.send({ q_main: "2", q_parts: "people", comment: "Typed", move: "next" });
  expect(why.html).toContain("Why is that?");
  const tooLong = await browser.send({ q_reason: "y".repeat(300), move: "next" });
  expect([tooLong.status, tooLong.html.includes("Use at most 200 characters"), tooLong.html.includes("y".repeat(300))]).toEqual([
    422,
    true,
    true,
  ]);
  const back = await browser.send({ q_reason: "", move: "back" });
  expect(back.html).toMatch(/<textarea id="comment"[^>]*>Typed<\/textarea>/);
  expect(await survey.rows()).toMatchObject([{ answers: { main: 2, parts: ["people"] }, answered_at: null }]);
});

test("a reload goes on where it was, and every page has an address; the last one thanks for its branch", async () => {
  const survey = await longSurvey();
  const address = `/answer/${await survey.token()}`;
  const browser = await browserAt(address);
  await browser.send({ q_main: "5", move: "next" });
  const last = await browser.open(address);
  expect(last.html).toContain("What matters most?");
  expect((await browser.open(`${address}?page=first`)).html).toContain("How do you like it?");
  await browser.open(address);
  const wrong = await browser.send({ q_order_fast: "1", q_order_clear: "1", q_order_cheap: "2", move: "next" });
  expect([wrong.status, wrong.html.includes('href="#q_order_fast"')]).toEqual([422, true]);
  expect(wrong.html.match(/selected=""/g)).toHaveLength(3);
  const thanks = await browser.send({ q_order_fast: "3", q_order_clear: "2", q_order_cheap: "1", move: "next" });
  expect(thanks.html).toMatch(/<h1[^>]*>Thank you for being frank<\/h1>/);
  expect(thanks.html).not.toContain("already answered");
  expect((await browser.open(address)).html).toContain("You’ve already answered");
  expect(await survey.rows()).toMatchObject([{ answers: { main: 5, order: ["cheap", "clear", "fast"] } }]);
});

test("a browser without cookies goes on by the form alone", async () => {
  const survey = await longSurvey();
  const address = `/answer/${await survey.token()}`;
  const browser = await browserAt(address);
  const withoutCookies = async (fields: Record<string, string>) => (await documents()).send(address, fields);
  const why = await withoutCookies({ ...hiddenIn(browser.first), q_main: "1", move: "next" });
  expect([why.status, why.to, why.html.includes("Why is that?")]).toEqual([200, null, true]);
  const last = await withoutCookies({ ...hiddenIn(why), q_reason: "Slow", move: "next" });
  const thanks = await withoutCookies({ ...hiddenIn(last), move: "next" });
  expect(thanks.html).toMatch(/<h1[^>]*>Thank you<\/h1>/);
  expect(await survey.rows()).toMatchObject([{ answers: { main: 1, reason: "Slow" }, answered_at: expect.any(Date) }]);
});

test("it speaks the language of the address, of the browser, or the default one, and is written from the right where that is", async () => {
  const texts = { en: { texts: asked("Would you?") }, de: { texts: asked("Würden Sie?") } };
  const { token, tenant, id } = await linkedMessage("nps", { texts });
  const address = `/answer/${await token()}`;
  const german = await browserAt(address, { "accept-language": "de-CH,fr;q=0.5" });
  expect(german.first.html).toMatch(/<html lang="de" dir="ltr"/);
  expect([german.first.html.includes("Würden Sie?"), german.first.html.includes("möchte wissen")]).toEqual([true, true]);
  expect((await german.open(`${address}?lang=en`)).html).toContain("would like to know");
  const kept = await german.send({ q_main: "3", comment: "So", language: "de" });
  expect([kept.html.includes("Würden Sie?"), /<textarea id="comment"[^>]*>So</.test(kept.html)]).toEqual([true, true]);
  await tenant.db
    .insertInto("languages")
    .values({ property_id: tenant.propertyId, key: "ar", name: "العربية", visibility: "public" })
    .execute();
  await tenant.call("company admin", "PUT", `/v2/properties/:p/announcements/${id}`, {
    announcement: { languageTexts: { ar: { texts: asked("هل توصي بنا؟") } }, publishing: true },
  });
  const arabic = await browserAt(`${address}?lang=ar`);
  expect(arabic.first.html).toMatch(/<html lang="ar" dir="rtl"/);
  expect(arabic.first.html).toMatch(/<h1[^>]* lang="en" dir="ltr"/);
  expect(await problemsOf(arabic.first.html)).toEqual([]);
});

test("a personal link that was answered says so in any browser and changes nothing; where more are allowed, it offers another", async () => {
  const { person, personal, rows, set } = await linkedMessage();
  await person("ada");
  const address = `/answer/${await personal("ada")}`;
  await (await browserAt(address)).send({ q_main: "8", move: "next" });
  const other = await browserAt(address);
  expect([other.first.html.includes("You’ve already answered"), other.first.html.includes("<form")]).toEqual([true, false]);
  expect(other.first.html).not.toContain("Give another answer");
  await set({ once: false });
  const often = await browserAt(`/answer/${await personal("ada")}`);
  expect((await often.send({ q_main: "1", move: "next" })).html).toContain("Give another answer");
  await often.open(`${address}?new=yes`);
  expect((await often.send({ q_main: "2", move: "next" })).html).not.toContain("already answered");
  expect((await rows()).map(({ score, person: who }) => [score, who])).toEqual([
    [8, "ada"],
    [1, "ada"],
    [2, "ada"],
  ]);
});

test("a link that is closed, unknown or from elsewhere says so with a page, and a form from another site is refused", async () => {
  const { token, save, set, rows } = await linkedMessage();
  const address = `/answer/${await token()}`;
  const browser = await browserAt(address);
  for (const unknown of ["/answer/nothing", `${address}x`, "/answer/%00", `/answer/${"x".repeat(1600)}`]) {
    const page = await browser.open(unknown);
    expect([unknown, page.status, page.html.includes("<h1>This link doesn’t work</h1>")]).toEqual([unknown, 404, true]);
    expect(page.html).not.toContain("<script");
  }
  const foreign = await browser.ask(address, {
    method: "POST",
    body: new URLSearchParams({ ...hiddenIn(browser.first), q_main: "0", move: "next" }),
    headers: { "x-handrail-origin": "https://evil.test" },
  });
  expect(foreign.status).toBe(403);
  await save({ visibility: "private" });
  for (const page of [await browser.open(address), await browser.send({ ...hiddenIn(browser.first), q_main: "1", move: "next" })]) {
    expect([page.status, page.html.includes("<h1>This survey is closed</h1>")]).toEqual([410, true]);
    expect(await problemsOf(page.html)).toEqual([]);
  }
  await save({ publishing: true });
  await set({ isOn: false });
  expect((await browser.open(address)).status).toBe(410);
  expect(await rows()).toEqual([]);
});

test("forms that no page of ours sends are refused", async () => {
  const { token } = await linkedMessage();
  const address = `/answer/${await token()}`;
  const browser = await documents();
  expect((await browser.send(address, {})).status).toBe(400);
  expect((await browser.send(address, { showing: "x", page: "first" })).status).toBe(400);
  for (const name of ["constructor", "toString", "__proto__"]) expect((await browser.send(address, { [name]: "x" })).status).toBe(400);
  expect((await browser.send(address, { showing: crypto.randomUUID(), comment: "x".repeat(400_000) })).status).toBe(413);
});

test("one address sends 200 forms and reads 400 pages a minute, another one is not kept waiting", async () => {
  const { token, rows } = await linkedMessage();
  const address = `/answer/${await token()}`;
  const browser = await documents();
  const from = (one: string) =>
    browser.ask(address, { method: "POST", body: new URLSearchParams(), headers: { "x-handrail-address": one } });
  for (let sent = 0; sent < 200; sent++) if ((await from("192.0.2.7")).status !== 400) throw new Error(`form ${sent} was not read`);
  const refused = await from("192.0.2.7");
  expect([refused.status, refused.html.includes("Too many answers at once")]).toEqual([429, true]);
  expect((await from("192.0.2.8")).status).not.toBe(429);
  const read = (one: string) => browser.ask("/answer/unknown", { headers: { "x-handrail-address": one } });
  for (let pages = 0; pages < 400; pages++) if ((await read("192.0.2.9")).status !== 404) throw new Error(`page ${pages} was not read`);
  const closed = await read("192.0.2.9");
  expect([closed.status, closed.headers.get("retry-after")]).toEqual([429, "60"]);
  expect((await read("192.0.2.8")).status).toBe(404);
  expect(await rows()).toEqual([]);
});
