import { createElement } from "react";
import { beforeAll, expect, test } from "vitest";
import CalendarScreen, { loader } from "#app/routes/app/$property/messages/calendar/page.tsx";
import type { ShownMonth } from "#app/routes/app/$property/messages/calendar/shown-month.server.ts";
import { newMessages } from "#tests/support/messages.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

const CALENDAR = "/app/:p/messages/calendar";
const time = (utc: string) => ({ utc: `${utc}:00.000Z`, timezone: "UTC" });

let messages: Awaited<ReturnType<typeof newMessages>>;
let admin: Visitor;
beforeAll(async () => {
  messages = await newMessages();
  admin = await visitor(messages.tenant, "company admin");
  const { live, addNews } = messages;
  const [sellers, buyers] = [await messages.tenant.segment("Sellers"), await messages.tenant.segment("Buyers")];
  const form = "modal";
  await live("First", { form, segment: sellers, minTime: time("2099-05-03T08:00"), maxTime: time("2099-05-10T08:00") });
  await live("Second", { form, minTime: time("2099-05-10T07:00"), maxTime: time("2099-06-02T00:00") });
  await live("Third", { form, segment: buyers, minTime: time("2099-05-04T08:00"), maxTime: time("2099-05-06T00:00") });
  await addNews("Draft", { minTime: time("2099-05-04T08:00"), maxTime: time("2099-05-08T08:00"), form });
  await addNews("Draft without times");
});
const open = async (query = "") => (await admin.open(loader, CALENDAR + query)).data as ShownMonth;
const shown = ({ messages: all }: ShownMonth) => all.map(({ title, first, last, when }) => [title, first, last, when]);

test("a month shows what is live on which days, and which may meet the same people (issue 12 A)", async () => {
  const may = await open("?month=2099-05");
  expect(shown(may)).toEqual([
    ["First", 2, 9, "3 May to 10 May"],
    ["Third", 3, 4, "4 May to 5 May"],
    ["Draft", 3, 7, "Not published, planned for 4 May to 8 May"],
    ["Second", 9, 30, "10 May to 31 May"],
  ]);
  const met = may.meetings.map(({ days, messages }) => [
    days,
    ...messages.map(({ title, isPlanned }) => (isPlanned ? `${title}?` : title)),
  ]);
  expect(met).toEqual([
    ["4 May to 5 May", "Third", "Draft?"],
    ["4 May to 8 May", "First", "Draft?"],
    ["10 May", "First", "Second"],
  ]);
  expect(may.days).toHaveLength(31);
  expect(may.month).toMatchObject({ name: "May 2099", before: "2099-04", after: "2099-06" });
  expect(shown(await open("?month=2099-06"))).toEqual([["Second", 0, 0, "1 Jun"]]);
  expect(shown(await open("?month=2099-07"))).toEqual([]);
});

test("the days stand in the table as many as they are, in the reader's language, and an empty month says so", async () => {
  const address = CALENDAR.replace(":p", String(messages.tenant.propertyId));
  const may = await open("?month=2099-05");
  const markup = await markupAt(address, createElement(CalendarScreen), may, "de");
  const [, table = ""] = markup.split("<table");
  const row = table.split("<tr>").find((each) => each.includes("Third")) ?? "";
  const spans = [...row.matchAll(/<td colspan="(\d+)"/gi)].map(([, span]) => Number(span));
  expect(spans).toEqual([3, 2, 26]);
  expect(markup).toContain("Diese können an denselben Tagen dieselben Menschen erreichen");
  expect(await markupAt(address, createElement(CalendarScreen), await open("?month=2099-07"))).toContain("Nothing is live in this month");
});

test("what may meet stands by its days with links, folded beyond three; today's messages come before the days", async () => {
  const address = CALENDAR.replace(":p", String(messages.tenant.propertyId));
  const may = await open("?month=2099-05");
  const met = may.meetings.at(-1);
  const several = { ...may, meetings: ["1 May", "2 May", "3 May", "4 May", "5 May"].map((days) => ({ ...met!, days })) };
  const markup = await markupAt(address, createElement(CalendarScreen), several);
  const [inSight = "", folded = ""] = markup.split("<details>");
  expect(inSight).toMatch(/1 May:.*<a [^>]*href="[^"]*\/edit\/\d+"[^>]*>First<\/a><\/bdi> and <bdi><a [^>]*>Second<\/a>/s);
  expect([inSight.includes("3 May:"), inSight.includes("4 May:"), folded.includes("5 May:")]).toEqual([true, false, true]);
  expect(folded).toContain("<summary>2 more</summary>");
  expect(markup).not.toContain("Live today:");

  const now = { ...may, days: may.days.map((day, index) => ({ ...day, isToday: index === 9 })) };
  const today = await markupAt(address, createElement(CalendarScreen), now);
  const before = today.slice(today.indexOf("Live today:"), today.indexOf("<table"));
  expect(["First", "Second", "Third", "Draft"].filter((title) => before.includes(title))).toEqual(["First", "Second"]);
});

test("drafts that would meet others are marked, and what is not compared is said, also where nothing is found to meet", async () => {
  const address = CALENDAR.replace(":p", String(messages.tenant.propertyId));
  const may = await open("?month=2099-05");
  const notCompared = "different user segments or page segments aren’t compared";
  const markup = await markupAt(address, createElement(CalendarScreen), may);
  expect(markup).toMatch(/First<\/a><\/bdi> and <bdi><a [^>]*>Draft<\/a><\/bdi> \(if it is published\)/);
  expect(markup.split(notCompared)).toHaveLength(2);
  // First and Third are for different segments.
  expect(may.hasUncompared).toBe(true);
  const none = { ...may, meetings: [] };
  expect((await markupAt(address, createElement(CalendarScreen), none)).split(notCompared)).toHaveLength(2);
  expect(await markupAt(address, createElement(CalendarScreen), { ...none, hasUncompared: false })).not.toContain(notCompared);
});

test("this month is shown where the address names none, or none that there is", async () => {
  const now = new Date().toISOString().slice(0, 7);
  expect((await open()).month.key).toBe(now);
  const odd = await admin.open(loader, `${CALENDAR}?month=2099-13`);
  expect([odd.status, (odd.data as ShownMonth).month.key]).toEqual([400, now]);
});

test("a draft that was live and has an end is planned again from now on, and warned of as any draft", async () => {
  const end = (await open()).month.after;
  await messages.live("Always there", { form: "modal" });
  const id = await messages.live("Back to draft", { form: "modal", maxTime: time(`${end}-28T08:00`) });
  await messages.save(id, { visibility: "private" });
  const month = await open();
  expect(month.messages.flatMap(({ title, isPlanned }) => (title === "Back to draft" ? [isPlanned] : []))).toEqual([false, true]);
  const met = month.meetings.flatMap(({ messages: all }) => all.map(({ title, isPlanned }) => (isPlanned ? `${title}?` : title)));
  expect(met).toEqual(expect.arrayContaining(["Always there", "Back to draft?"]));
  expect(met).not.toContain("Back to draft");
});

test("what met another and has been taken down since is shown on its days, and warned of no longer", async () => {
  await messages.live("Stays up", { form: "modal" });
  const other = await messages.live("Goes down", { form: "modal" });
  const met = async () => (await open()).meetings.flatMap(({ messages: all }) => all.map(({ title }) => title));
  expect(await met()).toEqual(expect.arrayContaining(["Stays up", "Goes down"]));
  await messages.save(other, { visibility: "used" });
  expect([(await open()).messages.some(({ title }) => title === "Goes down"), (await met()).includes("Goes down")]).toEqual([true, false]);
});
