import { delay, HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { loader as login, action as pressSignIn } from "#app/routes/login/page.tsx";
import { action as signOut } from "#app/routes/logout/page.tsx";
import { newManager, PASSWORD } from "#server/realm/testing/new-manager.ts";
import { dashboard, keepCookies, requestOf } from "#tests/support/dashboard.ts";
import { WEB } from "#tests/support/realm-server.ts";
import { answerOf, argsFor, signInTo } from "./answers.ts";

const server = setupServer();
let url: string;
beforeAll(async () => {
  url = (await dashboard()).url;
  server.listen({ onUnhandledRequest: "bypass" });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = () => answerOf(login(argsFor(requestOf(new Map(), "/login?return=/app/7"))));
const press = () =>
  answerOf(pressSignIn(argsFor(requestOf(new Map(), "/login?return=/app/7", { method: "POST", headers: { origin: WEB } }))));
const UNREACHABLE = "/login?silent=no&notice=unreachable&return=%2Fapp%2F7";

test("a sign-in service that stopped answering after it was found is said to be down, and found again when it is back", async () => {
  expect((await open()).headers.get("location")).toContain(`${url}/realms/handrail/auth`);
  server.use(http.get(`${url}/realms/handrail/.well-known/openid-configuration`, () => HttpResponse.error()));
  expect((await open()).headers.get("location")).toBe(UNREACHABLE);
  expect((await press()).headers.get("location")).toBe(UNREACHABLE);
  const page = await answerOf(login(argsFor(requestOf(new Map(), UNREACHABLE))));
  expect([page.status, page.data]).toMatchObject([200, { notice: "unreachable", returnTo: "/app/7" }]);
  server.use(http.get(`${url}/realms/handrail/.well-known/openid-configuration`, () => new HttpResponse(null, { status: 503 })));
  expect((await press()).headers.get("location")).toBe(UNREACHABLE);
  server.resetHandlers();
  expect((await press()).headers.get("location")).toContain(`${url}/realms/handrail/auth`);
});

test("a sign-in service that hangs signs nobody in again, and holds up no sign-out", async () => {
  const { email } = await newManager((await dashboard()).parts.db);
  const cookies = await signInTo(email, PASSWORD);
  let asked = 0;
  server.use(
    http.post(`${url}/realms/handrail/token/revocation`, async () => {
      asked += 1;
      await delay("infinite");
    }),
  );
  const answer = await answerOf(signOut(argsFor(requestOf(cookies, "/logout", { method: "POST", headers: { origin: WEB } }))));
  keepCookies(cookies, answer.headers);
  expect([asked, answer.status, cookies.has("handrail_session")]).toEqual([1, 302, false]);
});
