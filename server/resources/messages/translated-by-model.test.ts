import { createMemoryFileStorage } from "@remix-run/file-storage/memory";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MOST_MESSAGE_CHARACTERS } from "#app/domain/messages/message-texts.ts";
import { createApi } from "#server/app.ts";
import { createRealm } from "#server/realm/realm.ts";
import { newMessages, news } from "#tests/support/messages.ts";
import { testParts } from "#tests/support/parts.ts";

const AI_URL = "https://models.test/v1";
const model = setupServer();
beforeAll(() => model.listen({ onUnhandledRequest: "error" }));
afterAll(() => model.close());

/** The upstream with a model that makes each text longer by one character. */
async function withModel() {
  const parts = await testParts({ AI_URL, AI_KEY: "key", AI_MODEL: "small" });
  model.use(
    http.post(`${AI_URL}/chat/completions`, async ({ request }) => {
      const { messages } = (await request.json()) as { messages: { content: string }[] };
      const texts = JSON.parse(messages[1]?.content ?? "[]") as string[];
      return HttpResponse.json({ choices: [{ message: { content: JSON.stringify(texts.map((text) => `${text}!`)) } }] });
    }),
  );
  return createApi(parts, await createRealm(parts), { files: createMemoryFileStorage(), demoProperty: null });
}

test("a translation that its field has no room for counts as none, so that the message can be read and saved again", async () => {
  const messages = await newMessages();
  const headline = "x".repeat(MOST_MESSAGE_CHARACTERS.title);
  const id = await messages.addNews("News", { languageTexts: { en: { texts: news(headline, { description: "Short" }) } } });
  const { token } = await messages.tenant.person("company admin");
  const upstream = await withModel();
  const answer = await upstream.request(`/v2/properties/${messages.tenant.propertyId}/announcements/${id}/translate?overwrite=false`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ sourceLanguageKey: "en" }),
  });
  expect([answer.status, await answer.json()]).toMatchObject([200, { byRules: false, languages: [{ key: "de", copied: 1 }] }]);
  const { languageTexts } = (await messages.read(id)) as unknown as { languageTexts: { de: { texts: object } } };
  expect(languageTexts.de.texts).toMatchObject({ headline, description: "Short!" });
  expect((await messages.save(id, { languageTexts: { de: { texts: languageTexts.de.texts } } })).status).toBe(200);
});
