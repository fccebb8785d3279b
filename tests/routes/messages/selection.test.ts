import { createElement } from "react";
import { beforeAll, expect, test } from "vitest";
import type { MessageListData } from "#app/features/messages/message-list.ts";
import MessagesScreen, { loader as messages } from "#app/routes/app/$property/messages/list/page.tsx";
import MessageQuestionScreen, { action as actOn, loader as asked } from "#app/routes/app/$property/messages/selection/$messageAct/page.tsx";
import { action as choose } from "#app/routes/app/$property/messages/selection/page.tsx";
import MessageReportScreen, { loader as report } from "#app/routes/app/$property/messages/selection/report/page.tsx";
import { newMessages, news } from "#tests/support/messages.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

const LIST = "/app/:p/messages/list";
const SELECTION = "/app/:p/messages/selection";

let own: Awaited<ReturnType<typeof newMessages>>;
let admin: Visitor;
beforeAll(async () => {
  own = await newMessages();
  admin = await visitor(own.tenant, "company admin");
});
const at = (path: string) => path.replace(":p", String(own.tenant.propertyId));

type Asked = { messages: { id: number; revision: number }[]; gone: number; left: number; cancel: string; title: string };
const questionOf = async (act: string, ids: number[]) =>
  (await admin.open(asked, `${SELECTION}/:messageAct?${ids.map((id) => `message=${id}`).join("&")}`, { messageAct: act })).data as Asked;
const asMarkup = async (act: string, data: Asked) => ({
  markup: await markupAt(at(`${SELECTION}/${act}`), createElement(MessageQuestionScreen), data),
});
const answered = (act: string, read: string[], query = "") =>
  admin.send(
    actOn,
    `${SELECTION}/:messageAct${query}`,
    read.map((each): [string, string] => ["read", each]),
    { messageAct: act },
  );
const readOf = ({ messages: chosen }: Asked) => chosen.map(({ id, revision }) => `${id}.${revision}`);
const reported = async ({ to }: { to: string | null }) => (await admin.open(report, to ?? "")).data;

test("what is chosen in the list is asked about, and coming back keeps it chosen", async () => {
  const [one, two] = [await own.addNews("One"), await own.addNews("Two")];
  const sent = await admin.send(choose, `${SELECTION}?return=${encodeURIComponent(`${at(LIST)}?search=o`)}`, [
    ["act", "archive"],
    ["message", String(one)],
    ["message", String(two)],
    ["message", "x"],
  ]);
  expect(sent.to).toBe(`${at(SELECTION)}/archive?return=${encodeURIComponent(`${at(LIST)}?search=o`)}&message=${one}&message=${two}`);
  const question = (await admin.open(asked, sent.to ?? "", { messageAct: "archive" })).data as Asked;
  expect(question).toMatchObject({ title: "Archive 2 messages?", gone: 0, cancel: `${at(LIST)}?search=o&message=${one}&message=${two}` });
  const back = (await admin.open(messages, question.cancel)).data as MessageListData;
  const markup = await markupAt(question.cancel, createElement(MessagesScreen), back);
  expect(markup.match(/type="checkbox"[^>]*checked=""/g)).toHaveLength(2);
  expect((await admin.send(choose, SELECTION, { act: "erase", message: String(one) })).status).toBe(404);
});

test("complete ones are published and the others say why not; unpublishing, archiving and bringing back work on several", async () => {
  const [ready, unfinished] = [await own.addNews("Ready"), await own.tenant.message("announcement", "Unfinished")];
  const question = await questionOf("publish", [ready, unfinished, 999_999]);
  expect([question.messages.length, question.gone]).toEqual([2, 1]);
  const first = await reported(await answered("publish", readOf(question)));
  expect(first).toMatchObject({
    title: "1 message published",
    done: [{ id: ready, title: "Ready" }],
    failed: [{ id: unfinished, reason: "It isn’t complete yet. Open it to see what’s missing." }],
    again: `${at(SELECTION)}/publish?return=${encodeURIComponent(at(LIST))}&message=${unfinished}`,
  });
  const markup = await markupAt(at(`${SELECTION}/report`), createElement(MessageReportScreen), first, "de");
  for (const word of ["Was nicht geklappt hat", "Noch einmal versuchen", "Zurück zur Liste"]) expect(markup).toContain(word);
  expect((await own.read(ready)).visibility).toBe("public");
  const again = await reported(await answered("publish", readOf(await questionOf("publish", [ready]))));
  const alreadySo = "1 message was live already, without changes";
  expect(again).toMatchObject({ title: "No message was published", done: [], already: [{ id: ready }], alreadySo, failed: [] });
  expect(await markupAt(at(`${SELECTION}/report`), createElement(MessageReportScreen), again)).toContain(alreadySo);
  expect((await own.read(ready)).publishedVersion).toBe(1);

  await answered("unpublish", readOf(await questionOf("unpublish", [ready, unfinished])));
  expect((await own.read(ready)).visibility).toBe("private");
  await answered("archive", readOf(await questionOf("archive", [ready, unfinished])));
  expect((await own.read(unfinished)).visibility).toBe("archived");
  expect((await questionOf("archive", [ready])).gone).toBe(1);
  await answered("restore", readOf(await questionOf("restore", [ready, unfinished])));
  expect([(await own.read(ready)).visibility, (await own.read(unfinished)).visibility]).toEqual(["private", "private"]);
});

test("publishing takes nothing down: a live one whose draft lost its default text stays as it is, and says why", async () => {
  const id = await own.live("Live");
  await own.save(id, { languageTexts: { de: { texts: news("Weiter") }, en: { texts: null } }, publishing: false, visibility: "public" });
  const before = await own.read(id);
  const { failed, done } = await reported(await answered("publish", readOf(await questionOf("publish", [id]))));
  expect([done, failed]).toMatchObject([[], [{ id, reason: "It isn’t complete yet. Open it to see what’s missing." }]]);
  expect(await own.read(id)).toMatchObject({ visibility: before.visibility, revision: before.revision });
  expect(before.visibility).toBe("public");
});

test("more than can be done at once are said, a report of an address names no more than that, and ids are those of addresses", async () => {
  const one = await own.addNews("The first");
  const many = await questionOf("archive", [one, ...Array.from({ length: 104 }, (_, index) => 2_147_483_647 - index)]);
  expect(many).toMatchObject({ messages: [{ id: one }], gone: 99, left: 5 });
  const { markup } = await asMarkup("archive", many);
  expect(markup).toContain("100 messages can be changed at once. 5 more selected messages aren’t among them.");
  const query = new URLSearchParams([["act", "archive"], ...Array.from({ length: 300 }, (_, index) => ["failed", `${index + 1}.gone`])]);
  const { failed } = (await admin.open(report, `${SELECTION}/report?${query}`)).data as { failed: object[] };
  expect(failed).toHaveLength(100);
});

test("a report lists a hundred messages in all, what failed first, and says how many more its address names", async () => {
  const one = await own.addNews("Listed");
  const few = await own.addNews("Listed too");
  const ids = Array.from({ length: 200 }, (_, index) => 2_147_483_647 - index);
  const query = new URLSearchParams([
    ["act", "publish"],
    ...[one, ...ids].map((id) => ["already", String(id)]),
    ...[few, ...ids.slice(0, 39)].map((id) => ["done", String(id)]),
    ...ids.slice(0, 30).map((id) => ["failed", `${id}.gone`]),
  ]);
  const { status, data } = await admin.open(report, `${SELECTION}/report?${query}`);
  expect([status, data]).toMatchObject([200, { failed: Array(30).fill({}), done: [{ id: few }], already: [{ id: one }], left: 102 }]);
  const shown = (language: "en" | "de") => markupAt(at(`${SELECTION}/report`), createElement(MessageReportScreen), data, language);
  expect(await shown("en")).toContain("A report lists up to 100 messages. 102 more aren’t listed.");
  expect(await shown("de")).toContain("Ein Bericht nennt bis zu 100 Nachrichten. 102 weitere fehlen hier.");
  const whole = await admin.open(report, `${SELECTION}/report?act=publish&done=${one}`);
  expect(whole.data).toMatchObject({ left: 0 });
});

test("what somebody changed after it was read is left alone, and what is gone says so", async () => {
  const id = await own.addNews("Read");
  const question = await questionOf("archive", [id]);
  await own.save(id, { languageTexts: { en: { texts: news("Changed meanwhile") } } });
  const { failed } = (await reported(await answered("archive", [...readOf(question), "999999.1"]))) as { failed: object[] };
  expect(failed).toMatchObject([
    { id, reason: expect.stringContaining("Someone else changed it") },
    { id: 999_999, message: null, reason: expect.stringContaining("no longer exists") },
  ]);
  expect((await own.read(id)).visibility).toBe("private");
});

test("who may only change live messages is offered no choice, and the archived list offers to bring back alone", async () => {
  const contributor = await visitor(own.tenant, "property contributor");
  const theirs = await markupAt(at(LIST), createElement(MessagesScreen), (await contributor.open(messages, LIST)).data);
  expect(theirs).not.toContain('type="checkbox"');
  await own.call("DELETE", `/${await own.addNews("Put away")}`);
  const archived = (await admin.open(messages, `${LIST}?state=archived`)).data;
  const markup = await markupAt(at(`${LIST}?state=archived`), createElement(MessagesScreen), archived);
  expect([...markup.matchAll(/name="act" value="(\w+)"/g)].map(([, act]) => act)).toEqual(["restore"]);
});

test("a report of more than is listed says how many it was of, each once", async () => {
  const one = await own.addNews("One of many");
  const many = (name: string, textOf: (id: number) => string) =>
    Array.from({ length: 150 }, (_, at) => `${name}=${textOf(900_000 + at)}`).join("&");
  const path = `${SELECTION}/report?act=archive&${many("failed", (id) => `${id}.changed_meanwhile`)}&done=${one}&done=${one}`;
  const data = await reported({ to: at(path) });
  expect(data).toMatchObject({ title: "1 message archived", done: [], notDone: 150, left: 51 });
  const markup = await markupAt(at(path), createElement(MessageReportScreen), data);
  expect(markup).toContain("150 messages were left as they are");
});
