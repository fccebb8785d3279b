import { expect, test } from "vitest";
import { problemsOf } from "#tests/e2e/support/html.ts";
import { browserAt, hiddenIn, longSurvey } from "#tests/support/answering-browser.ts";
import { linkedMessage } from "#tests/support/public-links.ts";

const TYPED = "It took me <b>an hour</b>";
const SHOWN = "It took me &lt;b&gt;an hour&lt;/b&gt;";
const SHORT = "slow";

test("what was typed is shown where the survey was closed, or its link ended, meanwhile", async () => {
  const survey = await linkedMessage();
  const token = await survey.token();
  for (const [ends, status] of [
    [() => survey.save({ publishing: false, visibility: "private" }), 410],
    [() => survey.set({ anonymous: false }), 404],
  ] as const) {
    const browser = await browserAt(`/answer/${token}`);
    await ends();
    const closed = await browser.send({ q_main: "3", comment: TYPED, move: "next" });
    expect(closed.status).toBe(status);
    expect(closed.html).toContain("What you wrote");
    expect(closed.html).toContain(SHOWN);
    expect(await problemsOf(closed.html)).toEqual([]);
    await survey.save({ publishing: true });
  }
  expect(await survey.rows()).toEqual([]);
});

test("what was typed on a page that another window has passed is shown beside the page that is asked now", async () => {
  const survey = await longSurvey();
  const one = await browserAt(`/answer/${await survey.token()}`);
  const why = await one.send({ q_main: "1", move: "next" });
  expect(why.html).toContain("q_reason");
  await one.open(`/answer/${await survey.token()}?page=first`);
  const last = await one.send({ q_main: "5", move: "next" });
  expect(last.html).toContain("q_order_fast");
  const passed = await one.send({ page: "why", typed: "reason", q_reason: TYPED, comment: SHORT, move: "next" });
  expect(passed.status).toBe(409);
  expect(passed.html).toContain("This page was answered in the meantime");
  expect(passed.html).toContain(`>${SHORT}</p>`);
  expect(passed.html).toContain(SHOWN);
  expect(passed.html).toContain("q_order_fast");
  expect(await problemsOf(passed.html)).toEqual([]);
});

test("a form that is sent twice has arrived, and says so both times", async () => {
  const survey = await linkedMessage();
  const browser = await browserAt(`/answer/${await survey.token()}`);
  const sent = { ...hiddenIn(browser.first), q_main: "3", comment: ` ${SHORT} `, move: "next" };
  for (let press = 0; press < 2; press++) {
    const done = await browser.send(sent);
    expect([done.status, done.html.includes("Thank you")]).toEqual([200, true]);
  }
  const other = await browser.send({ ...sent, comment: "something else" });
  expect([other.status, other.html.includes(">something else</p>")]).toEqual([409, true]);
  expect(await survey.rows()).toMatchObject([{ comment: SHORT, score: 3 }]);
});

test.each(["-0", "1e1", "0x3", " 3", "+3", "3.0"])("%j is no answer to a scale", async (score) => {
  const { token, rows } = await linkedMessage();
  const browser = await browserAt(`/answer/${await token()}`);
  expect((await browser.send({ q_main: score, move: "next" })).status).toBe(422);
  expect((await rows()).filter(({ answered_at }) => answered_at)).toEqual([]);
});

test("places that are no numbers are none", async () => {
  const survey = await longSurvey();
  const browser = await browserAt(`/answer/${await survey.token()}`);
  await browser.send({ q_main: "5", move: "next" });
  const ranked = await browser.send({ q_order_fast: "abc", q_order_clear: "-5", q_order_cheap: "1e0", move: "next" });
  expect(ranked.html).toContain("Thank you");
  expect(await survey.rows()).toMatchObject([{ answers: { main: 5 } }]);
});

test("a ranking with a place given twice is asked for again, whatever else is placed", async () => {
  const survey = await longSurvey();
  const browser = await browserAt(`/answer/${await survey.token()}`);
  await browser.send({ q_main: "5", move: "next" });
  const shared: Record<string, string>[] = [
    { q_order_fast: "1", q_order_clear: "1" },
    { q_order_fast: "1", q_order_clear: "1", q_order_cheap: "1" },
  ];
  for (const places of shared) expect((await browser.send({ ...places, move: "next" })).status).toBe(422);
});

test("a page with as many options as it may have can be sent", async () => {
  const options = Array.from({ length: 20 }, (_, at) => `o${at}`);
  const questions = Array.from({ length: 9 }, (_, at) => ({ id: `r${at}`, kind: "ranking" as const, required: false, options }));
  const word = { title: "Rank", leftLabel: "", rightLabel: "", options: Object.fromEntries(options.map((id) => [id, id])) };
  const survey = await longSurvey({
    shape: {
      pages: [{ id: "first", questions: [{ id: "main", kind: "stars", required: true, options: [] }, ...questions], rules: [] }],
      ends: [],
    },
    further: { questions: Object.fromEntries(questions.map(({ id }) => [id, word])), ends: {} },
  });
  const browser = await browserAt(`/answer/${await survey.token()}`);
  const places = questions.flatMap(({ id }) => options.map((option, at) => [`q_${id}_${option}`, String(at + 1)]));
  const more = Object.fromEntries(Array.from({ length: 18 }, (_, at) => [`more${at}`, ""]));
  const done = await browser.send({ q_main: "5", ...Object.fromEntries(places), ...more, move: "next" });
  expect(done.status).toBe(200);
  expect((await survey.rows())[0]?.answers).toMatchObject({ r0: options, r8: options });
});
