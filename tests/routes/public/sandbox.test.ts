import { expect, test } from "vitest";
import { env } from "#app/env.server.ts";
import { loader } from "#app/routes/sandbox/page.tsx";
import { answerOf } from "#tests/routes/account/answers.ts";
import { signedIn } from "#tests/routes/signed-in.ts";
import { requestOf } from "#tests/support/dashboard.ts";

const screen = { address: "/sandbox" };

test("the style guide needs somebody signed in, of any role", async () => {
  const { open } = await signedIn({ role: "contributor" });
  expect((await open(loader, screen)).data).toEqual({ title: "Style guide", example: null });
  expect((await open(loader, { address: "/sandbox?example=composed-drawer" })).data).toMatchObject({ example: "composed-drawer" });
  expect((await open(loader, { address: "/sandbox?example=nothing" })).status).toBe(404);
  const stranger = await answerOf(loader({ request: requestOf(new Map(), "/sandbox"), params: {}, context: {} }));
  expect(stranger.headers.get("location")).toBe("/login?return=%2Fsandbox");
});

test("where it is switched off, it is not found", async () => {
  const { open } = await signedIn();
  const settings = env();
  try {
    settings.SANDBOX = "off";
    expect((await open(loader, screen)).status).toBe(404);
  } finally {
    settings.SANDBOX = "on";
  }
});
