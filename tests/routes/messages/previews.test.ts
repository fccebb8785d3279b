import { createElement } from "react";
import { beforeAll, expect, test } from "vitest";
import { loader as drawnTemplate } from "#app/routes/app/$property/messages/create/drawn/page.ts";
import NewMessageScreen, { loader as newMessage } from "#app/routes/app/$property/messages/create/page.tsx";
import { loader as drawn } from "#app/routes/app/$property/messages/list/$messageId/preview/drawn/page.ts";
import MessagePreviewScreen, { loader as preview } from "#app/routes/app/$property/messages/list/$messageId/preview/page.tsx";
import { newMessages } from "#tests/support/messages.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

let own: Awaited<ReturnType<typeof newMessages>>;
let admin: Visitor;
beforeAll(async () => {
  own = await newMessages();
  admin = await visitor(own.tenant, "company admin");
});
const at = (path: string) => path.replace(":p", String(own.tenant.propertyId));

test("a new message shows each template of its kind as people would see it, in frames that need no scripts (issue 12 A)", async () => {
  for (const [type, frames] of [
    ["announcement", 6],
    ["nps", 1],
    ["survey", 5],
  ] as const) {
    const address = `/app/:p/messages/create?type=${type}`;
    const markup = await markupAt(at(address), createElement(NewMessageScreen), (await admin.open(newMessage, address)).data);
    const sources = [...markup.matchAll(/<iframe[^>]*src="([^"]+)"/g)].map(([, src = ""]) => src);
    expect(sources).toHaveLength(frames);
    expect(sources[0]).toContain("/messages/create/drawn?template=");
  }
  const frame = await admin.open(drawnTemplate, "/app/:p/messages/create/drawn?template=guide");
  expect([frame.status, frame.headers.get("content-security-policy")]).toEqual([200, expect.stringContaining("default-src 'none'")]);
  expect((await admin.open(drawnTemplate, "/app/:p/messages/create/drawn?template=odd")).status).toBe(404);
  expect((await admin.open(drawnTemplate, "/app/:p/messages/create/drawn")).status).toBe(404);
});

test("the preview of a survey leads to each of its pages and thank-yous; an announcement has none", async () => {
  const path = "/app/:p/messages/list/:messageId/preview";
  const messageId = await own.tenant.message("survey", "Do you like it?");
  const question = (id: string, kind: string) => ({ id, kind, required: false, options: [] });
  const pages = [
    { id: "first", questions: [question("main", "emoji")], rules: [] },
    { id: "second", questions: [question("why", "long")], rules: [] },
  ];
  expect((await own.save(messageId, { shape: { pages, ends: ["sorry"] } })).status).toBe(200);
  const { data } = await admin.open(preview, `${path}?part=second`, { messageId });
  expect(data).toMatchObject({
    parts: [
      { value: "first", label: "Page 1" },
      { value: "first.answered", label: "Page 1, answered" },
      // What would be typed here nobody knows.
      { value: "second", label: "Page 2" },
      { value: "thanks", label: "The usual thank-you" },
      { value: "sorry", label: "Thank-you 1" },
    ],
    look: { part: "second" },
  });
  const markup = await markupAt(at(path), createElement(MessagePreviewScreen), data, "de");
  expect(markup).toContain("part=second");
  expect(markup).toContain("Seite oder Dank");
  expect((await admin.open(drawn, `${path}/drawn?part=second`, { messageId })).status).toBe(200);
  expect((await admin.open(preview, `${path}?part=odd`, { messageId })).data).toMatchObject({ look: { part: "first" } });
  const news = await own.addNews();
  expect((await admin.open(preview, path, { messageId: news })).data).toMatchObject({ parts: [] });
});

test("an NPS shows its question, the question once it is answered, and its thank-you, by address and drawn by the player", async () => {
  const path = "/app/:p/messages/list/:messageId/preview";
  const messageId = await own.tenant.message("nps", "How likely?");
  const open = async (query: string) => (await admin.open(preview, `${path}${query}`, { messageId })).data;
  expect(await open("?part=first.answered&form=modal&dir=rtl&host=dark&width=phone")).toMatchObject({
    parts: [
      { value: "first", label: "Question" },
      { value: "first.answered", label: "Question, answered" },
      { value: "thanks", label: "Thank-you" },
    ],
    look: { part: "first.answered", form: "modal", direction: "rtl", host: "dark", width: "phone" },
  });
  expect(await open("")).toMatchObject({ look: { part: "first" } });
  expect(await open("?part=thanks.answered")).toMatchObject({ look: { part: "first" } });
  const markup = await markupAt(at(path), createElement(MessagePreviewScreen), await open("?part=first.answered"));
  expect(markup).toContain("part=first.answered");
  const frame = await admin.open(drawn, `${path}/drawn?part=first.answered`, { messageId });
  expect([frame.status, frame.text]).toEqual([200, expect.stringContaining("<textarea")]);
});
