import { createElement } from "react";
import { beforeAll, describe, expect, test } from "vitest";
import { loader as removalAsked, action as remove } from "#app/routes/app/$property/users/list/tags/journeys/$journeyId/delete/page.tsx";
import EditJourneyScreen, {
  action as edit,
  loader as edited,
} from "#app/routes/app/$property/users/list/tags/journeys/$journeyId/page.tsx";
import CreateJourneyScreen, {
  action as create,
  loader as creation,
} from "#app/routes/app/$property/users/list/tags/journeys/create/page.tsx";
import JourneysScreen, { loader } from "#app/routes/app/$property/users/list/tags/journeys/page.tsx";
import { addJourney } from "#server/resources/journeys/store.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { errorsOf, type Visitor, visitor } from "#tests/support/visitor.ts";

const LIST = "/app/:p/users/list/tags/journeys";
const ONE = `${LIST}/:journeyId`;

let tenant: Tenant;
let admin: Visitor;
let tags: [start: number, end: number];
beforeAll(async () => {
  tenant = await newTenant();
  admin = await visitor(tenant, "company admin");
  tags = [await tenant.tag("Begin"), await tenant.tag("End")];
  await tenant.journey("Made", ...tags);
});

const form = (more: Record<string, string> = {}) => ({
  name: "New",
  startTag: String(tags[0]),
  endTag: String(tags[1]),
  window: "30",
  unit: "minutes",
  ...more,
});
const storedAt = (id: number) =>
  tenant.db.selectFrom("journeys").select(["name", "window_seconds"]).where("id", "=", id).executeTakeFirstOrThrow();

test("the list shows where journeys begin and end, and in what time", async () => {
  const { data } = await admin.open(loader, LIST);
  expect(data.journeys).toMatchObject([
    { name: "Made", startTag: { name: "Begin" }, endTag: { name: "End" }, window: { count: 1, unit: "hours" } },
  ]);
  const markup = await markupAt(`/app/${tenant.propertyId}/users/list/tags/journeys`, createElement(JourneysScreen), data, "de");
  for (const word of ["Made", "Begin", "End", "1 Stunde"]) expect(markup).toContain(word);
  expect((await admin.open(loader, `${LIST}?page=3`)).to).toBe(`/app/${tenant.propertyId}/users/list/tags/journeys?page=1&limit=20`);
  expect((await admin.open(loader, `${LIST}?limit=7`)).status).toBe(400);
});

test("without two tags there is no journey to make, but a way to the tags", async () => {
  const own = await newTenant();
  await own.tag("Alone");
  const { data } = await (await visitor(own, "company admin")).open(creation, `${LIST}/create`);
  const markup = await markupAt("/app/7/users/list/tags/journeys/create", createElement(CreateJourneyScreen), data);
  expect(markup).toContain("A journey needs two tags");
  expect(markup).not.toContain("<form");
});

describe("a new journey", () => {
  const send = (more: Record<string, string>) => admin.send(create, `${LIST}/create`, form(more));

  test("leads to the list with a message", async () => {
    const answer = await send({ name: "Fresh", window: "2", unit: "days" });
    expect([answer.status, answer.to, await admin.toast()]).toEqual([
      302,
      `/app/${tenant.propertyId}/users/list/tags/journeys`,
      "journey_created",
    ]);
    expect((await admin.open(loader, LIST)).data.journeys).toMatchObject([{ name: "Fresh", window: { count: 2, unit: "days" } }, {}]);
  });

  test.each([
    [{ name: "" }, 422, { name: ["journey_error_name_missing"] }],
    [{ name: "made" }, 409, { name: ["journey_error_name_taken"] }],
    [{ startTag: "" }, 422, { startTag: ["journey_error_no_tag"] }],
    [{ endTag: "999999999" }, 422, { endTag: ["tag_error_gone"] }],
    [{ window: "0" }, 422, { window: ["journey_error_no_window"] }],
    [{ window: "" }, 422, { window: ["journey_error_no_window"] }],
    [{ window: "1.5" }, 422, { window: ["journey_error_no_window"] }],
    [{ window: "5", unit: "weeks" }, 422, { window: ["journey_error_no_window"] }],
    [{ window: "31", unit: "days" }, 422, { window: ["journey_error_window"] }],
  ])("that is not accepted comes back as typed: %j", async (more, status, errors) => {
    const answer = await send(more as Record<string, string>);
    expect([answer.status, errorsOf(answer)]).toEqual([status, errors]);
    const { window, unit } = form(more as Record<string, string>);
    expect(answer.data.submission).toMatchObject({ initialValue: { window: `${window} ${unit}` } });
  });

  test("that ends where it begins says so at its end", async () => {
    const answer = await send({ endTag: String(tags[0]) });
    expect([answer.status, errorsOf(answer)]).toEqual([422, { endTag: ["journey_error_same_tag"] }]);
  });
});

describe("one journey", () => {
  const base = (name: string) => JSON.stringify({ name, startTag: String(tags[0]), endTag: String(tags[1]), window: "1 hours" });
  const read = (name: string, more: Record<string, string>) =>
    form({ name, window: "1", unit: "hours", revision: "1", base: base(name), ...more });

  test("is changed and merged; number and unit of its window are one thing, asked about in words", async () => {
    const journeyId = await tenant.journey("Merged", ...tags);
    const other = await visitor(tenant, "company moderator");
    await other.send(edit, ONE, read("Merged", { unit: "days" }), { journeyId });
    const late = await admin.send(edit, ONE, read("Merged", { name: "Mine" }), { journeyId });
    expect([late.status, await admin.toast()]).toEqual([302, "journey_saved_merged"]);
    expect(await storedAt(journeyId)).toEqual({ name: "Mine", window_seconds: 86_400 });
    const third = await admin.send(edit, ONE, read("Merged", { window: "3", startTag: String(tags[1]), endTag: String(tags[0]) }), {
      journeyId,
    });
    const asks = [{ name: "window", theirs: "1 day", yours: "3 hours" }];
    expect([third.status, third.data.failure]).toMatchObject([409, { conflict: { asks } }]);
  });

  test("of odd seconds is shown in seconds, and kept", async () => {
    const said = { name: "Odd", startTag: tags[0], endTag: tags[1], windowSeconds: 90 };
    const journeyId = await addJourney(tenant.db, tenant.propertyId, said, null);
    const { data } = await admin.open(edited, ONE, { journeyId });
    const markup = await markupAt("/app/7/users/list/tags/journeys/1", createElement(EditJourneyScreen), data);
    expect(markup).toMatch(/<option value="seconds" selected="">seconds</);
    await admin.send(edit, ONE, read("Odd", { window: "90", unit: "seconds", name: "Still odd" }), { journeyId });
    expect(await storedAt(journeyId)).toEqual({ name: "Still odd", window_seconds: 90 });
  });

  test("is deleted after it was asked about", async () => {
    const journeyId = await tenant.journey("Goes", ...tags);
    expect((await admin.open(removalAsked, `${ONE}/delete`, { journeyId })).data).toMatchObject({ title: "Delete “Goes”?", revision: 1 });
    const stale = await admin.send(remove, `${ONE}/delete`, { revision: "4" }, { journeyId });
    expect([stale.status, stale.data.code]).toEqual([409, "changed_meanwhile"]);
    const done = await admin.send(remove, `${ONE}/delete`, { revision: "1" }, { journeyId });
    expect([done.status, await admin.toast()]).toEqual([302, "journey_deleted"]);
    expect((await admin.open(edited, ONE, { journeyId })).status).toBe(404);
  });

  test("of another property or of nobody is not found", async () => {
    const own = await newTenant();
    const foreign = await own.journey("Theirs", await own.tag("A"), await own.tag("B"));
    for (const journeyId of [foreign, 999999999, "abc"]) {
      const answers = [
        await admin.open(edited, ONE, { journeyId }),
        await admin.open(removalAsked, `${ONE}/delete`, { journeyId }),
        await admin.send(remove, `${ONE}/delete`, { revision: "1" }, { journeyId }),
        await admin.send(edit, ONE, read("A", {}), { journeyId }),
      ];
      expect([journeyId, answers.map(({ status }) => status)]).toEqual([journeyId, [404, 404, 404, 404]]);
    }
  });
});
