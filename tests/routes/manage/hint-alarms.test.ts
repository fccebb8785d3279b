import { createElement } from "react";
import { expect, test } from "vitest";
import type { Alarm } from "#app/domain/targets/target-alarm.ts";
import type { PlacedListData } from "#app/features/placed/placed-list.ts";
import EditTooltipScreen, { loader as editedTooltip } from "#app/routes/app/$property/manage/tooltips/$tooltipId/page.tsx";
import TooltipsScreen, { loader as tooltips, action as turnTooltip } from "#app/routes/app/$property/manage/tooltips/page.tsx";
import EditValidatorScreen, { loader as editedValidator } from "#app/routes/app/$property/manage/validators/$validatorId/page.tsx";
import ValidatorsScreen, { loader as validators } from "#app/routes/app/$property/manage/validators/page.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant } from "#tests/support/tenant.ts";
import { visitor } from "#tests/support/visitor.ts";

const alarm: Alarm = {
  since: "2026-03-02T08:00:00.000Z",
  last: "2026-03-02T14:30:00.000Z",
  failures: 7,
  reasons: { hidden: 1, absent: 6 },
  pages: [{ path: "/deals/<b>", failures: 7 }],
};

const KINDS = {
  tooltip: [TooltipsScreen, EditTooltipScreen],
  validator: [ValidatorsScreen, EditValidatorScreen],
} as const;
type Noun = keyof typeof KINDS;

/** A property with one that fails, one that is on and one that is off, before somebody's eyes. */
async function alarmed(noun: Noun, kind: "company admin" | "company contributor" = "company admin") {
  const tenant = await newTenant();
  const [id] = [await tenant[noun]("Fails", { enabled: true }), await tenant[noun]("Works", { enabled: true }), await tenant[noun]("Idle")];
  await tenant.db
    .updateTable(`${noun}s`)
    .set({ alarm: JSON.stringify(alarm) })
    .where("id", "=", id)
    .execute();
  const who = await visitor(tenant, kind);
  const [List, Editor] = KINDS[noun];
  const at = `/app/${tenant.propertyId}/manage/${noun}s`;
  return {
    ...{ tenant, who, id },
    async list(query = "") {
      const answer = await who.open(noun === "tooltip" ? tooltips : validators, `/app/:p/manage/${noun}s${query}`);
      const data = answer.data as unknown as PlacedListData;
      return { data, markup: await markupAt(at + query, createElement(List), data) };
    },
    async one(of = id) {
      const { data } = await (noun === "tooltip"
        ? who.open(editedTooltip, `/app/:p/manage/tooltips/:tooltipId`, { tooltipId: of })
        : who.open(editedValidator, `/app/:p/manage/validators/:validatorId`, { validatorId: of }));
      return markupAt(`${at}/${of}`, createElement(Editor), data);
    },
  };
}

test.each(["tooltip", "validator"] as const)(
  "a %s that fails is marked in its list, and its page says what, where, how often, since when",
  async (noun) => {
    const { list, one } = await alarmed(noun);
    const { data, markup } = await list();
    expect(data.items.map(({ name, failing }) => [name, failing])).toEqual([
      ["Idle", null],
      ["Works", null],
      ["Fails", "Has failed again and again since 2 Mar 2026, 08:00 UTC"],
    ]);
    expect(markup.match(/Has failed again and again since/g)).toHaveLength(1);
    const html = await one();
    expect(html).toContain(`This ${noun} keeps failing`);
    expect(html).toContain("Keeps failing");
    expect(html).toContain("It failed 7 times since 2 Mar 2026, 08:00 UTC, most recently 2 Mar 2026, 14:30 UTC.");
    expect(html).toMatch(/<li>The element was not on the page: 6 times<\/li><li>The element was there, but hidden: once<\/li>/);
    expect(html).toMatch(/<code>\/deals\/&lt;b&gt;<\/code> 7 times/);
    expect(html).toContain("The alarm ends with a new target");
    expect(await one(data.items[0]!.id)).not.toContain("eeps failing");
  },
);

test("who may not change it is not told what to do", async () => {
  const { tenant, one, id } = await alarmed("tooltip", "company contributor");
  expect(await one()).toContain("The alarm ends with a new target");
  await tenant.db.updateTable("tooltips").set({ enabled: false }).where("id", "=", id).execute();
  const html = await one();
  expect(html).toContain("It failed 7 times");
  expect(html).not.toContain("The alarm ends with a new target");
});

test("the lists are narrowed to what is on, off or fails, with the search, and say how to get back", async () => {
  const { list } = await alarmed("validator");
  const names = async (query: string) => (await list(query)).data.items.map(({ name }) => name);
  expect(await names("?state=on")).toEqual(["Works", "Fails"]);
  expect(await names("?state=off")).toEqual(["Idle"]);
  expect(await names("?state=failing")).toEqual(["Fails"]);
  expect(await names("?state=on&search=wor&sort=name")).toEqual(["Works"]);
  const { data, markup } = await list("?state=on&sort=name");
  expect(data.query.state).toBe("on");
  expect(markup).toMatch(/<option value="on" selected="">On<\/option>/);
  expect(markup).toMatch(/manage\/validators\?state=on&amp;sort=name&amp;order=desc/);
  const none = (await list("?state=off&search=fails")).markup;
  expect(none).toContain("Nothing here matches your search and the state.");
  expect(none).toMatch(/href="[^"]*\/manage\/validators"[^>]*>Clear filters/);
  expect((await list("?state=odd")).data.problems).toEqual([{ name: "state", value: "odd", code: "unknown" }]);
});

test("a contributor takes what is live offline and cannot put it back, a tooltip as a guide", async () => {
  const { tenant, who, id } = await alarmed("tooltip", "company contributor");
  const turn = (turn: string, revision: string) => who.send(turnTooltip, "/app/:p/manage/tooltips", { id: String(id), revision, turn });
  expect([(await turn("off", "1")).status, (await turn("on", "2")).status]).toEqual([302, 401]);
  const guide = await tenant.guide({ live: true });
  const put = async (visibility: string) =>
    (await tenant.call("company contributor", "PUT", `/v2/properties/:p/tutorials/${guide}`, { tutorial: { visibility } })).status;
  expect([await put("private"), await put("public")]).toEqual([200, 401]);
});
