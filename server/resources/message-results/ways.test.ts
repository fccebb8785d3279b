import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { rollUp } from "#server/events/roll-up.ts";
import { answer, liveMessage } from "#tests/support/answered.ts";
import { linkedMessage } from "#tests/support/public-links.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const read = async (tenant: Tenant, path: string) => {
  const { status, body } = await tenant.call("company admin", "GET", `/v2/properties/:p/analytics/${path}`);
  expect(status).toBe(200);
  return body;
};

test("closed, put off and not wanted again are told apart, and together are all that sent it away (issue 12 D)", async () => {
  const tenant = await newTenant();
  const { db, propertyId: property_id } = tenant;
  const nps = await liveMessage(tenant, "nps");
  const sendAway = async (...hows: string[]) => {
    const id = randomUUID();
    await db
      .insertInto("impressions")
      .values({ property_id, id, kind: "nps", content_id: nps, version: 1, person: "", shown_at: new Date() })
      .execute();
    const events = hows.map((how, index) => ({
      ...{ id: randomUUID(), kind: "message_closed", catalogue: 1, run: id, language: "en", payload: { how } },
      ...{ occurred: new Date(Date.now() - 60_000 + index * 1000).toISOString(), content: { type: "nps", id: nps, version: 1 } },
    }));
    await tenant.call(null, "POST", "/player/:p/events", { events });
    if (!hows.includes("never")) return;
    const never = { id, content: nps, language: "en", how: "never", answers: {} };
    expect((await tenant.call(null, "POST", "/player/:p/answers", never)).status).toBe(204);
  };
  await sendAway("close");
  await sendAway("later");
  await sendAway("later");
  await sendAway("later", "close");
  await sendAway("never");
  await sendAway("something else");
  await sendAway("never", "close");
  while ((await rollUp(db)) > 0);
  expect(await read(tenant, `nps/${nps}`)).toMatchObject({
    totals: { shown: 7, closed: 7 },
    closedBy: { close: 3, later: 2, never: 2 },
    byWay: [],
  });
});

test("a link's rate is of those who opened it, on the days on which they did, apart from the application's", async () => {
  const { tenant, id, token, read: readLink, answer: send } = await linkedMessage();
  const link = await token();
  const [done, left, unseen] = [randomUUID(), randomUUID(), randomUUID()];
  // Whoever comes again is one, as is who only reads the page that their mail program looked at before.
  for (const showing of [done, left, left]) await readLink({ token: link, showing, opened: true, languages: ["en"] });
  await readLink({ token: link, showing: unseen });
  await send({ token: link, showing: done, answers: { main: 9 } });
  await readLink({ token: link, showing: done, opened: true });
  await answer(tenant, id, { answers: { main: 3 } });
  const impressions = await tenant.db.selectFrom("impressions").select("id").where("id", "=", left).execute();
  expect(impressions).toEqual([]);
  expect(await read(tenant, `nps/${id}?compare=yes`)).toMatchObject({
    totals: { shown: 3, answered: 2 },
    byWay: [
      { way: "application", shown: 1, answered: 1, responseRate: 1 },
      { way: "link", shown: 2, seen: 2, answered: 1, responseRate: 0.5 },
    ],
  });
  const { data } = await read(tenant, `nps/${id}/answers`);
  expect(data).toMatchObject([{ way: "application" }, { way: "link" }]);

  // All of it stands on the day of the opening: a window without that day has none of it, neither above nor below.
  const { tenant: own, id: other, token: otherToken, read: open, answer: give } = await linkedMessage();
  const showing = randomUUID();
  await open({ token: await otherToken(), showing, opened: true });
  await own.db.updateTable("message_showings").set({ day: "2026-01-05" }).where("id", "=", showing).execute();
  await give({ token: await otherToken(), showing, answers: { main: 9 } });
  while ((await rollUp(own.db)) > 0);
  expect(await read(own, `nps/${other}?days=7`)).toMatchObject({ totals: { answered: 0 }, byWay: [] });
  expect(await read(own, `nps/${other}?from=2026-01-05&to=2026-01-05`)).toMatchObject({ byWay: [{ shown: 0 }, { shown: 1, answered: 1 }] });
});

test("a link has no rate without noted openings, and those who answered without one stand apart from it", async () => {
  const { tenant, id, token, read: readLink, answer: send } = await linkedMessage();
  const link = await token();
  const answered = async () => {
    await send({ token: link, showing: randomUUID(), answers: { main: 9 } });
    while ((await rollUp(tenant.db)) > 0);
    return read(tenant, `nps/${id}`);
  };
  expect(await answered()).toMatchObject({
    totals: { shown: 1, answered: 1 },
    byWay: [
      { way: "application", shown: 0, answered: 0 },
      { way: "link", shown: 0, answered: 0, responseRate: null },
    ],
    answeredUnopened: 1,
  });
  const [noted, left] = [randomUUID(), randomUUID()];
  for (const showing of [noted, left]) await readLink({ token: link, showing, opened: true });
  await send({ token: link, showing: noted, answers: { main: 3 } });
  expect(await answered()).toMatchObject({
    totals: { shown: 4, answered: 3 },
    byWay: [
      { way: "application", shown: 0, answered: 0 },
      { way: "link", shown: 2, answered: 1, responseRate: 0.5 },
    ],
    answeredUnopened: 2,
  });
});

test("clicks and closings that are told of a public link's showings count for nothing: in the application was none that they could be of", async () => {
  const { tenant, id, token, read: readLink, answer: send } = await linkedMessage();
  const link = await token();
  const [opened, answered, claimed] = [randomUUID(), randomUUID(), randomUUID()];
  for (const showing of [opened, claimed]) await readLink({ token: link, showing, opened: true });
  await send({ token: link, showing: answered, answers: { main: 9 } });
  // A player that claims the very id of an opening, and what it and scripts tell of it.
  await tenant.db
    .insertInto("impressions")
    .values({ property_id: tenant.propertyId, id: claimed, kind: "nps", content_id: id, version: 1, person: "", shown_at: new Date() })
    .execute();
  const content = { type: "nps", id, version: 1 };
  const events = [opened, answered, claimed].flatMap((run) =>
    ["message_clicked", "message_closed"].map((kind) => ({
      ...{ id: randomUUID(), kind, catalogue: 1, occurred: new Date().toISOString(), run, language: "en", content },
      payload: { how: "later" },
    })),
  );
  expect((await tenant.call(null, "POST", "/player/:p/events", { events })).body).toEqual({ accepted: 6 });
  for (const showing of [answered, claimed]) {
    const never = { id: showing, content: id, language: "en", how: "never", answers: {} };
    expect((await tenant.call(null, "POST", "/player/:p/answers", never)).status).toBe(204);
  }
  await answer(tenant, id, { answers: { main: 3 } });
  expect(await read(tenant, `nps/${id}`)).toMatchObject({
    totals: { shown: 4, clicked: 0, closed: 0, answered: 2 },
    closedBy: { close: 0, later: 0, never: 0 },
    byWay: [
      { way: "application", shown: 1, clicked: 0, clickRate: 0, closed: 0, closeRate: 0, answered: 1 },
      { way: "link", shown: 2, clicked: 0, closed: 0, answered: 0 },
    ],
    answeredUnopened: 1,
  });
});

test("an answer says in which round of a message it was given; where there is one round alone it says none", async () => {
  const tenant = await newTenant();
  const again = await liveMessage(tenant, "nps", { recurrence: 7 });
  for (const day of ["2026-01-05", "2026-01-13"]) await answer(tenant, again, { day, answers: { main: 9 } });
  const once = await liveMessage(tenant, "nps");
  await answer(tenant, once, { day: "2026-01-05", answers: { main: 9 } });
  const roundsOf = async (nps: number) => {
    const { data } = await read(tenant, `nps/${nps}/answers?from=2026-01-01&to=2026-02-28`);
    return (data as unknown as { round: number | null }[]).map(({ round }) => round).toSorted();
  };
  expect(await roundsOf(again)).toEqual([1, 2]);
  expect(await roundsOf(once)).toEqual([null]);
});
