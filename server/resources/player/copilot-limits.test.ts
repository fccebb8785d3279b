import { createMemoryFileStorage } from "@remix-run/file-storage/memory";
import { expect, test } from "vitest";
import { createApi } from "#server/app.ts";
import { createRealm } from "#server/realm/realm.ts";
import { content1, newTenant } from "#tests/support/tenant.ts";
import { createCopilot } from "./copilot.ts";
import { sharedPublished } from "./shared-published.ts";

const QUESTION = "How do I export a report?";

/** A property that answers questions, and what asks it by an instance that counts. */
async function asking() {
  const tenant = await newTenant({ stylings: { privacyLevel: 1, enableCopilot: true } });
  await tenant.guide({ live: true, content: content1("Export your reports") });
  const parts = { ...tenant.api.parts, env: { ...tenant.api.parts.env, RATE_LIMITS: "on" as const } };
  const app = createApi(parts, await createRealm(parts), { files: createMemoryFileStorage(), demoProperty: null });
  const ask = async (body: object = {}) => {
    const answer = await app.request(`/player/${tenant.propertyId}/copilot`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ question: QUESTION, language: "en", user: "ada", ...body }),
    });
    return { status: answer.status, wait: answer.headers.get("retry-after"), body: (await answer.json()) as { code?: string } };
  };
  return { tenant, parts, ask };
}

test("one person asks ten times a minute, and is told when to go on; others are not held up", async () => {
  const { ask } = await asking();
  for (let times = 0; times < 10; times++) expect((await ask()).status).toBe(200);
  const { status, body, wait } = await ask();
  expect([status, body.code]).toEqual([429, "too_many_questions"]);
  expect(Number(wait)).toBeGreaterThan(0);
  expect((await ask({ user: "bob" })).status).toBe(200);
});

test("people whom nobody names share sixty a minute at one address, which may be an office", async () => {
  const { ask } = await asking();
  for (let times = 0; times < 60; times++) expect((await ask({ user: undefined })).status).toBe(200);
  expect((await ask({ user: undefined })).body.code).toBe("too_many_questions");
  expect((await ask()).status).toBe(200);
});

test("a property is asked three hundred times a minute, whoever asks", async () => {
  const { tenant, parts } = await asking();
  const copilot = createCopilot(parts, async () => [], sharedPublished(tenant.db).publishedFor);
  const ask = (number: number) =>
    copilot
      .ask(tenant.propertyId, "one", async () => ({ question: QUESTION, language: "en", user: `person ${number}` }))
      .then(
        () => "answered",
        ({ code }: { code: string }) => code,
      );
  for (let number = 0; number < 300; number++) expect(await ask(number)).toBe("answered");
  expect(await ask(300)).toBe("too_many_questions_of_property");
});
