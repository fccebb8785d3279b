import { createElement } from "react";
import { expect, test } from "vitest";
import type { EditedMessage } from "#app/features/messages/editor/edited.server.ts";
import EditScreen, { action, loader } from "#app/routes/app/$property/messages/survey/edit/$surveyId/page.tsx";
import { asked, newMessages } from "#tests/support/messages.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { visitor } from "#tests/support/visitor.ts";

const SURVEY = "/app/:p/messages/survey/edit/:surveyId";
const LONG = "x".repeat(37);
const LIST = "Before it can be published in this language";
const SAID = ">Use at most 36 characters<";

const { tenant, add, save } = await newMessages();
const admin = await visitor(tenant, "company admin");

async function opened(surveyId: number, query = "") {
  const edited = (await admin.open(loader, SURVEY + query, { surveyId })).data as EditedMessage;
  const send = (change: Record<string, string>) => {
    const filled = Object.entries({ ...edited.values, ...change }).filter(([, value]) => value !== "");
    const form = { ...Object.fromEntries(filled), revision: String(edited.message.revision), base: JSON.stringify(edited.values) };
    return admin.send(action, SURVEY + query, form, { surveyId });
  };
  return { edited, send };
}
const shown = async (id: number, answered?: object, query = "") =>
  markupAt("/x", createElement(EditScreen), (await opened(id, query)).edited, "en", answered);
const field = (markup: string) => /<input[^>]*name="buttonLabel"[^>]*>/.exec(markup)?.[0] ?? "";

test("what keeps a text from being published names the limit that holds", async () => {
  const id = await add({ type: "survey" });
  const refused = await (await opened(id)).send({ question: "How was it?", buttonLabel: LONG, intent: "publish" });
  expect(refused.status).toBe(422);
  const markup = await shown(id, refused.data);
  expect(markup).toContain("Label of the button: Use at most 36 characters");
  expect(markup).not.toContain("500");
});

test("a stored label that is too long is an error at its field, and can be shortened and saved; the most that is stored is another limit", async () => {
  const id = await add({ type: "survey" });
  expect((await (await opened(id)).send({ question: "How was it?", buttonLabel: LONG })).status).toBe(302);
  const stored = await shown(id);
  expect(field(stored)).toMatch(/aria-invalid="true"/);
  expect(field(stored)).toContain(`value="${LONG}"`);
  expect(stored.split(SAID)).toHaveLength(2);
  expect(stored).toContain(LIST);
  for (const said of [
    "Up to 36 characters",
    "Best with up to 120 characters",
    "or closed where no reminder is set",
    "seen and not answered",
  ])
    expect(stored).toContain(said);
  expect((await (await opened(id)).send({ buttonLabel: "Send" })).status).toBe(302);
  expect(await shown(id)).not.toContain(SAID);
  const tooLong = await (await opened(id)).send({ question: "q".repeat(501) });
  expect(await shown(id, tooLong.data)).toContain("Question: Use at most 500 characters");
});

test.each([
  [LONG, true],
  ["Send", false],
])("a form that was refused for another reason judges the label %j that it came back with", async (buttonLabel, isWrong) => {
  const id = await add({ type: "survey", languageTexts: { en: { texts: { ...asked("How was it?"), buttonLabel: LONG } } } });
  const refused = await (await opened(id)).send({ buttonLabel, priority: "-1" });
  expect(refused.status).toBe(422);
  const markup = await shown(id, refused.data);
  expect([markup.includes(SAID), /aria-invalid="true"/.test(field(markup)), markup.includes(LIST)]).toEqual(Array(3).fill(isWrong));
});

test("a form in conflict judges what it came back with, not what somebody else stored", async () => {
  const id = await add({ type: "survey", languageTexts: { en: { texts: asked("How was it?") } } });
  const mine = await opened(id);
  await save(id, { languageTexts: { en: { texts: { ...asked("How was it?"), buttonLabel: LONG } } } });
  const conflict = await mine.send({ buttonLabel: "Off you go" });
  expect(conflict.status).toBe(409);
  const markup = await shown(id, conflict.data);
  expect(field(markup)).toContain('value="Off you go"');
  expect([field(markup).includes("aria-invalid"), markup.includes(SAID)]).toEqual([false, false]);
});

test("in a language that is off a text that is too long keeps nothing from going live, and is a warning", async () => {
  const id = await add({ type: "survey", languageTexts: { en: { texts: asked("How was it?") } } });
  await save(id, { languageTexts: { de: { texts: { ...asked("Wie war es?"), buttonLabel: LONG }, status: "off" } } });
  const markup = await shown(id, undefined, "?lang=de");
  expect([field(markup).includes("aria-invalid"), markup.includes(SAID), markup.includes(LIST)]).toEqual([false, true, false]);
});
