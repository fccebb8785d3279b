import { sql } from "kysely";
import { expect, test } from "vitest";
import { answer, liveMessage } from "#tests/support/answered.ts";
import { resultScreens } from "#tests/support/result-screens.ts";

const DAYS = "from=2026-01-01&to=2026-01-31";

test("a question whose kind has changed can be chosen in both kinds, each with the answers that it has on the page", async () => {
  const { tenant, results } = await resultScreens();
  const survey = await liveMessage(tenant, "survey", { rankingType: "star" });
  await answer(tenant, survey, { type: "survey", person: "ada", day: "2026-01-09", answers: { main: 5 } });
  const announcement = { rankingType: "emoji", publishing: true };
  await tenant.call("company admin", "PUT", `/v2/properties/:p/announcements/${survey}`, { announcement });
  await answer(tenant, survey, { type: "survey", person: "ada", version: 2, day: "2026-01-10", answers: { main: 2 } });
  const tabAt = async (query: string) => {
    const body = await results(survey, `${DAYS}${query}`);
    const section = body.querySelector("section[aria-labelledby=cross-tab]");
    const options = [...(section?.querySelectorAll("select[name=question] option") ?? [])];
    return {
      options: options.map((option) => [option.getAttribute("value"), option.textContent]),
      chosen: options.find((option) => option.hasAttribute("selected"))?.getAttribute("value"),
      mean: section?.querySelector("tbody td:nth-of-type(2)")?.textContent,
    };
  };
  const options = [
    ["main.emoji", "How do you like it?"],
    ["main.stars", "How do you like it? (no longer asked)"],
  ];
  expect(await tabAt("")).toEqual({ options, chosen: "main.emoji", mean: "2.0" });
  expect(await tabAt("&question=main.stars")).toEqual({ options, chosen: "main.stars", mean: "5.0" });
  // As addresses were before, and what there is none of.
  for (const said of ["main", "none.stars"]) expect(await tabAt(`&question=${said}`)).toMatchObject({ chosen: "main.emoji" });
});

test("a round says with how many days it is compared: as many as count of it", async () => {
  const { tenant, results } = await resultScreens();
  const survey = await liveMessage(tenant, "survey", { recurrence: 7 });
  for (const day of ["2026-01-05", "2026-01-06", "2026-01-13"]) await answer(tenant, survey, { type: "survey", day, answers: { main: 5 } });
  const shown = async (query: string) => (await results(survey, `${DAYS}&compare=yes&round=${query}`)).textContent;
  expect(await shown("2")).toContain("−50% compared with the 7 days before");
  expect(await shown("9")).not.toContain("days before");
});

test("a question that has no words is untitled on its page, by people and beside answers", async () => {
  const { tenant, results, answers } = await resultScreens();
  const survey = await liveMessage(tenant, "survey");
  await answer(tenant, survey, { type: "survey", day: "2026-01-09", answers: { main: 4 } });
  await sql`update message_versions set content = jsonb_set(content, '{texts}', '{}')
    where property_id = ${tenant.propertyId} and message_id = ${survey}`.execute(tenant.db);
  const page = await results(survey, DAYS);
  const heads = [...page.querySelectorAll("h2 bdi, table caption, select[name=question] option")].map(({ textContent }) => textContent);
  expect(heads.filter((head) => head === "Untitled")).toHaveLength(3);
  const asked = [...(await answers(survey, DAYS)).querySelectorAll("article dt")];
  expect(asked.map(({ textContent }) => textContent)).toEqual(["Untitled"]);
});
