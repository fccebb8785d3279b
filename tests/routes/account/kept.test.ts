import { expect, test } from "vitest";
import { action as notSent } from "#app/routes/not-sent/page.tsx";
import { action as sessionEnded } from "#app/routes/session-ended/page.tsx";
import { dashboard, requestOf } from "#tests/support/dashboard.ts";
import { WEB } from "#tests/support/realm-server.ts";
import { answerOf, argsFor } from "./answers.ts";

/** A form as the answer 307 has it sent on, by a browser that may be anybody's. */
async function sentOn(page: typeof notSent, address: string, content: string) {
  await dashboard();
  const headers = { origin: WEB, "content-type": "application/x-www-form-urlencoded" };
  return answerOf(page(argsFor(requestOf(new Map(), address, { method: "POST", headers, body: new URLSearchParams({ content }) }))));
}

test.each([
  ["could not be sent", notSent, "/not-sent?to=%2Fapp&status=502"],
  ["found no session", sessionEnded, "/session-ended?to=%2Fapp"],
] as const)("a form that %s comes back in the page, up to a bound that a page can bear", async (_, page, address) => {
  const kept = await sentOn(page, address, "é".repeat(5000));
  expect(kept.data).toMatchObject({ kept: { fields: [{ name: "content", value: "é".repeat(5000) }] } });
  const refused = await sentOn(page, address, "x".repeat(500_001));
  expect([refused.status, JSON.stringify(refused.data).length < 1000]).toEqual([413, true]);
});
