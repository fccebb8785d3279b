import { expect, test } from "vitest";
import { testApi } from "#tests/support/api.ts";

test.each([
  ["a probe", "*/*", "", "text/plain; charset=UTF-8", "ready"],
  ["a person", "text/html,*/*", "", "text/html; charset=UTF-8", "<h1>Handrail is working</h1>"],
  ["a person who reads German", "text/html,*/*", "?lang=de", "text/html; charset=UTF-8", "<h1>Handrail ist in Betrieb</h1>"],
])("what is up is told in the form that suits %s", async (_, accept, query, type, said) => {
  const { fetch } = await testApi();
  const answer = await fetch(new Request(`http://localhost/readyz${query}`, { headers: { accept } }));
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, type]);
  expect(await answer.text()).toContain(said);
});
