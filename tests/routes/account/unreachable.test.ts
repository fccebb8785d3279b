import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { loader as login, action as pressSignIn } from "#app/routes/login/page.tsx";
import { dashboard, requestOf } from "#tests/support/dashboard.ts";
import { WEB } from "#tests/support/realm-server.ts";
import { answerOf, argsFor } from "./answers.ts";

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
