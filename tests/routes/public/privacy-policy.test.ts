import { expect, test } from "vitest";
import { handle, loader } from "#app/routes/privacy-policy/page.tsx";
import { dashboard, requestOf } from "#tests/support/dashboard.ts";
import { WEB } from "#tests/support/realm-server.ts";

async function backFrom(path: string, headers: Record<string, string> = {}): Promise<string> {
  await dashboard();
  return (await loader({ request: requestOf(new Map(), path, { headers }), params: {}, context: {} })).back;
}

test("the policy is for everybody, without scripts, in the language asked for", async () => {
  await dashboard();
  expect(handle.scripts).toBe(false);
  const request = requestOf(new Map(), "/privacy-policy", { headers: { "accept-language": "de-DE,de;q=0.9" } });
  expect(await loader({ request, params: {}, context: {} })).toMatchObject({
    title: "Datenschutzerklärung",
    officer: null,
    consultancy: null,
  });
});

test.each([
  ["the page of ours that linked to it", "/privacy-policy", `${WEB}/app/7/manage/list?show=all`, "/app/7/manage/list?show=all"],
  ["the start when it was opened from elsewhere", "/privacy-policy", "https://evil.test/app", "/app"],
  ["the start when it was opened by itself", "/privacy-policy", "", "/app"],
  ["not to itself", "/privacy-policy", `${WEB}/privacy-policy`, "/app"],
  ["what the address says, after the language was switched", "/privacy-policy?return=/app/7", `${WEB}/privacy-policy`, "/app/7"],
  ["nowhere outside", "/privacy-policy?return=https://evil.test", "", "/app"],
])("Back leads to %s", async (_, path, referer, back) => {
  expect(await backFrom(path, referer ? { referer } : {})).toBe(back);
});
