import { sql } from "kysely";
import { expect, test } from "vitest";
import { rollUp } from "#server/events/roll-up.ts";
import { problemsOf } from "#tests/e2e/support/html.ts";
import { browserAt, longSurvey } from "#tests/support/answering-browser.ts";
import { asked } from "#tests/support/messages.ts";
import { linkedMessage } from "#tests/support/public-links.ts";

test("the comment's box stands under the question that it is about, and each page says which of how many it is", async () => {
  const survey = await longSurvey();
  const browser = await browserAt(`/answer/${await survey.token()}`);
  const places = ["How do you like it?", 'id="comment"', "What do you use?"].map((text) => browser.first.html.indexOf(text));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(browser.first.html).toContain("Page 1 of 3");
  expect((await browser.send({ q_main: "5", move: "next" })).html).toContain("Page 2 of 2");
  const single = await linkedMessage();
  expect((await browserAt(`/answer/${await single.token()}`)).first.html).not.toContain("Page 1");
});

/** A survey of an optional scale and an optional choice behind its required faces. */
const optional = () => {
  const questions = [
    { id: "main", kind: "emoji" as const, required: true, options: [] },
    { id: "ease", kind: "score" as const, required: false, options: [] },
    { id: "part", kind: "single" as const, required: false, options: ["deals", "people"] },
  ];
  const word = (title: string, options = {}) => ({ title, leftLabel: "", rightLabel: "", options });
  const further = { questions: { ease: word("How easy?"), part: word("Which part?", { deals: "Deals", people: "People" }) }, ends: {} };
  return linkedMessage("survey", {
    shape: { pages: [{ id: "first", questions, rules: [] }], ends: [] },
    texts: { en: { texts: { ...asked("How was it?"), further } } },
  });
};

test("faces are drawn, whatever fonts there are, and named", async () => {
  const { html } = (await browserAt(`/answer/${await (await optional()).token()}`)).first;
  expect(html.match(/<svg [^>]*viewBox="0 0 24 24"/g)).toHaveLength(5);
  expect(html).not.toMatch(/\p{Extended_Pictographic}/u);
  expect(html).toContain("Very unhappy");
});

test("a question is read from its own side, whatever the words beside it are, so that the mark of a required one stands behind it", async () => {
  const titles = { text: "מה חסר?", part: "أي جزء؟" };
  const survey = await longSurvey({
    shape: {
      pages: [
        {
          ...{ id: "first", rules: [] },
          questions: [
            { id: "main", kind: "stars", required: true, options: [] },
            { id: "text", kind: "short", required: true, options: [] },
            { id: "part", kind: "single", required: true, options: ["a", "b"] },
          ],
        },
      ],
      ends: [],
    },
    further: {
      questions: {
        text: { title: titles.text, leftLabel: "", rightLabel: "", options: {} },
        part: { title: titles.part, leftLabel: "", rightLabel: "", options: { a: "A", b: "B" } },
      },
      ends: {},
    },
  });
  const { html } = (await browserAt(`/answer/${await survey.token()}`)).first;
  expect(html).toContain(`<label for="q_text"><bdi>${titles.text}</bdi></label> <span`);
  expect(html).toMatch(new RegExp(`<legend[^>]*><bdi>${titles.part}</bdi> <span`));
});

test("where nothing is chosen, no answer is, so that no browser takes the first for one; a choice can be taken back", async () => {
  const survey = await optional();
  const browser = await browserAt(`/answer/${await survey.token()}`);
  const chosen = (html: string) => (html.match(/<input[^>]*checked=""[^>]*>/g) ?? []).map((input) => /id="([^"]+)"/.exec(input)?.[1]);
  expect(chosen(browser.first.html)).toEqual(["q_main-none", "q_ease-none", "q_part-none"]);
  expect(await problemsOf(browser.first.html)).toEqual([]);
  const missing = await browser.send({ q_ease: "7", q_part: "", move: "next" });
  expect([missing.status, chosen(missing.html)]).toEqual([422, ["q_main-none", "q_ease-7", "q_part-none"]]);
  await browser.send({ q_main: "4", q_ease: "", q_part: "people", move: "next" });
  expect(await survey.rows()).toMatchObject([{ answers: { main: 4, part: "people" } }]);
});

const MOST_OF_DAY = 10_000;

test("when a day has its fill of answers of nobody, the page says to come back tomorrow, with what was typed", async () => {
  const { token, tenant, id } = await linkedMessage();
  const browser = await browserAt(`/answer/${await token()}`);
  // However many there were when the database last looked.
  await sql`analyze impressions, message_answers`.execute(tenant.db);
  await sql`with shown as (
      insert into impressions (property_id, id, kind, content_id, version, person, by_link)
      select ${tenant.propertyId}, gen_random_uuid(), 'nps', ${id}, 1, '', true from generate_series(1, ${MOST_OF_DAY}) returning property_id, id)
    insert into message_answers (property_id, id, message_id, version, language, person, answers, by_link)
    select property_id, id, ${id}, 1, 'en', '', '{}', true from shown`.execute(tenant.db);
  const full = await browser.send({ q_main: "3", comment: "Typed at length", move: "next" });
  expect(full.status).toBe(429);
  for (const text of ["No more answers today", "send it again tomorrow", "Typed at length"]) expect(full.html).toContain(text);
  expect(await problemsOf(full.html)).toEqual([]);
});

test("browsers that send no Sec-Fetch headers count as those who opened a link, answered or not; what looks ahead does not", async () => {
  const { token, tenant, id } = await linkedMessage();
  const address = `/answer/${await token()}`;
  const accept = "text/html, text/plain, */*;q=0.01";
  await browserAt(address, { accept });
  const answering = await browserAt(address, { accept });
  await browserAt(address, { accept, purpose: "prefetch" });
  await answering.ask(address, { method: "HEAD", headers: { accept } });
  expect((await answering.send({ q_main: "9", move: "next" })).status).toBe(200);
  while ((await rollUp(tenant.db)) > 0);
  const { body } = await tenant.call("company admin", "GET", `/v2/properties/:p/analytics/nps/${id}`);
  expect(body).toMatchObject({
    byWay: [{ way: "application" }, { way: "link", shown: 2, answered: 1, responseRate: 0.5 }],
    answeredUnopened: 0,
  });
});
