import { expect, test } from "vitest";
import { answer, liveMessage } from "#tests/support/answered.ts";
import { resultScreens } from "#tests/support/result-screens.ts";

const DAYS = "from=2026-01-01&to=2026-01-31";
const PERIOD = "1 Jan 2026 to 31 Jan 2026";

/** What paper says of a page: its period, and what it is limited to. */
const printedOn = (body: { querySelector: (selector: string) => { textContent: string | null } | null }) =>
  body.querySelector("p.print-only")?.textContent;

test("the group of a score limits the answers to what asks for one alone, on screen, on paper and in words", async () => {
  const { tenant, answers } = await resultScreens();
  const [rated, scored] = [await liveMessage(tenant, "survey"), await liveMessage(tenant, "survey", { category: 7 })];
  await answer(tenant, rated, { type: "survey", day: "2026-01-09", answers: { main: 5 } });
  const ofRating = await answers(rated, `${DAYS}&standing=detractor`);
  expect(printedOn(ofRating)).toBe(PERIOD);
  expect(ofRating.querySelectorAll("article")).toHaveLength(1);
  const none = await answers(rated, "from=2026-01-20&to=2026-01-31&standing=detractor");
  expect(none.textContent).not.toContain("Clear filters");
  const ofScore = await answers(scored, `${DAYS}&standing=detractor`);
  expect(printedOn(ofScore)).toBe(`${PERIOD} · Detractor`);
  expect(ofScore.textContent).toContain("Clear filters");
});

test("paper says each limit of answers: segment, version, round, search, group, comment, tag and follow-up", async () => {
  const { tenant, segment, answers } = await resultScreens();
  const survey = await liveMessage(tenant, "survey", { category: 7 });
  const all = `lang=en&segment=${segment}&version=1&round=1&search=fast&standing=passive&commented=yes&tag=Speed&followUp=none`;
  expect(printedOn(await answers(survey, `${DAYS}&${all}`))).toBe(
    `${PERIOD} · English · Everybody · Version 1 · Round 1 · “fast” · Passive · With a comment · Speed · Follow-up: None`,
  );
  expect(printedOn(await answers(survey, DAYS))).toBe(PERIOD);
});

test("paper says what a list of results is limited to, and the report of guides what it was searched for", async () => {
  const { tenant, segment, list, guides } = await resultScreens();
  await liveMessage(tenant, "survey");
  expect(printedOn(await list(`${DAYS}&segment=${segment}&search=like`))).toBe(`${PERIOD} · Everybody · “like”`);
  expect(printedOn(await list(DAYS))).toBe(PERIOD);
  await tenant.guide({ title: "Find your way", live: true });
  expect(printedOn(await guides(`${DAYS}&search=way`))).toBe(`${PERIOD} · “way”`);
  expect(printedOn(await guides(DAYS))).toBe(PERIOD);
});
