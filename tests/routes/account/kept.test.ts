import { expect, test } from "vitest";
import { action as notSent } from "#app/routes/not-sent/page.tsx";
import { action as sessionEnded } from "#app/routes/session-ended/page.tsx";
import { dashboard, requestOf } from "#tests/support/dashboard.ts";
import { WEB } from "#tests/support/realm-server.ts";
import { answerOf, argsFor } from "./answers.ts";

/** A form as the answer 307 has it sent on, by a browser that may be anybody's. */
async function sentOn(page: typeof notSent, address: string, fields: Record<string, string>) {
  await dashboard();
  const headers = { origin: WEB, "content-type": "application/x-www-form-urlencoded" };
  return answerOf(page(argsFor(requestOf(new Map(), address, { method: "POST", headers, body: new URLSearchParams(fields) }))));
}

test.each([
  ["could not be sent", notSent, "/not-sent?to=%2Fapp&status=502"],
  ["found no session", sessionEnded, "/session-ended?to=%2Fapp"],
] as const)("a form that %s comes back in the page, up to a bound that a page can bear", async (_, page, address) => {
  const kept = await sentOn(page, address, { content: "é".repeat(5000) });
  expect(kept.data).toMatchObject({ kept: { fields: [{ name: "content", value: "é".repeat(5000) }] } });
  const refused = await sentOn(page, address, { content: "x".repeat(500_001) });
  expect([refused.status, JSON.stringify(refused.data).length < 1000]).toEqual([413, true]);
});

test("what was typed is shown by the labels that came along, in the order of the form; nothing else is", async () => {
  const answer = await sentOn(notSent, "/not-sent?to=%2Fapp&status=502", {
    revision: "3",
    base: "{}",
    lockValue: "Paid",
    "label-lockValue": "Erwarteter Wert",
    "label-url": "Adresse",
    url: "/orders",
    newPassword: "Secret-secret-1",
    subtitle: " ",
    "label-subtitle": "Untertitel",
    note: "Named as the form names it",
    "label-note": "",
    message: "x".repeat(50_001),
    "label-message": "Hint",
  });
  expect(answer.data).toMatchObject({
    kept: {
      texts: [
        { label: "Erwarteter Wert", value: "Paid" },
        { label: "Adresse", value: "/orders" },
        { label: "note", value: "Named as the form names it" },
      ],
    },
  });
});
