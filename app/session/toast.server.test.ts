import { beforeAll, expect, test } from "vitest";
import { takeToast, toastHeader } from "./toast.server.ts";

beforeAll(() => {
  Object.assign(process.env, { WEB_URL: "https://guides.example.com", SESSION_SECRET: "session-secret-of-this-test-0123456789" });
});

const requestWith = (cookie: string) => new Request("http://localhost/app", { headers: { cookie } });
const cookieOf = (header: string) => header.split(";")[0] ?? "";
const forged = (value: unknown) => `handrail_toast=${encodeURIComponent(Buffer.from(JSON.stringify(value)).toString("base64"))}`;

test("a message is taken once, with the header that takes it away", async () => {
  const toast = { status: "success" as const, key: "guide_saved", values: { n: 2 } };
  const taken = await takeToast(requestWith(cookieOf(await toastHeader(toast))));
  expect(taken?.toast).toEqual(toast);
  expect(taken?.header).toContain("Max-Age=0");
  expect(await takeToast(requestWith(cookieOf(taken?.header ?? "")))).toBeNull();
});

test("a message carries what undoes it", async () => {
  const action = { action: "/app/7/manage/3/publication", fields: { intent: "publish" } };
  const taken = await takeToast(requestWith(cookieOf(await toastHeader({ status: "success", key: "guide_unpublished", action }))));
  expect(taken?.toast.action).toEqual(action);
});

test.each([
  { action: "https://elsewhere.test/app/" },
  { action: "//elsewhere.test/app/" },
  { action: "/app/../logout" },
  { action: "/app/%2e%2e/logout" },
  { action: "/logout" },
  { action: 7 },
  { action: "/app/7", label: "<b>" },
  { action: "/app/7", concerns: "guide-7] *" },
  { action: "/app/7", fields: { intent: 1 } },
  { action: "/app/7", fields: { "a b": "x" } },
  { action: "/app/7", fields: { intent: "x".repeat(201) } },
  { fields: {} },
  "undo",
])("a message with the action %j is none", async (action) => {
  expect(await takeToast(requestWith(forged({ status: "success", key: "guide_saved", action })))).toBeNull();
});

test("under https the message travels by https alone", async () => {
  const header = await toastHeader({ status: "success", key: "guide_saved" });
  expect(header).toContain("; Secure");
  expect((await takeToast(requestWith(cookieOf(header))))?.header).toContain("; Secure");
});

test("a message may name nothing more than how it went", async () => {
  expect((await takeToast(requestWith(cookieOf(await toastHeader({ status: "error" })))))?.toast).toEqual({ status: "error" });
});

test.each([
  { status: "success", key: { deep: 1 } },
  { status: "other", key: "guide_saved" },
  { status: "success", key: "<b>" },
  { status: "success", key: "guide_saved", values: { n: {} } },
  { status: "success", key: "guide_saved", values: "n" },
  null,
  "guide_saved",
])("%j is no message", async (value) => {
  expect(await takeToast(requestWith(forged(value)))).toBeNull();
});

test("a forged cookie of the right shape is read, so that the ones above are refused for their shape", async () => {
  expect((await takeToast(requestWith(forged({ status: "error", key: "guide_saved" }))))?.toast.key).toBe("guide_saved");
});
