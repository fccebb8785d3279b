import { createElement } from "react";
import { expect, test } from "vitest";
import { loader as errorPage } from "#app/routes/error-page/page.tsx";
import { loader as root } from "#app/routes/page.tsx";
import PrivacyPolicy from "#app/routes/privacy-policy/page.tsx";
import { answerOf } from "#tests/routes/account/answers.ts";
import { dashboard, requestOf } from "#tests/support/dashboard.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";

const argsFor = (address: string) => ({ request: requestOf(new Map(), address), params: {}, context: {} });

test("the empty address leads to the sign-in page", () => {
  expect(root().headers.get("location")).toBe("/login");
});

test("the error page says that somebody may not come in, or that something is not there", async () => {
  await dashboard();
  const shown = async (address: string) => answerOf(errorPage(argsFor(address)));
  expect(await shown("/error-page?error=unauthorized")).toMatchObject({ status: 403, data: { form: "unauthorized" } });
  expect(await shown("/error-page?error=other")).toMatchObject({ status: 404, data: { form: "not_found", title: "Page not found" } });
});

test("the policy has its eleven sections in their order, and both contacts", async () => {
  const loaded = { title: "", back: "/app", officer: ["Olga Officer", "officer@acme.test"], consultancy: ["Careful & Co"] };
  const markup = await markupAt("/privacy-policy", createElement(PrivacyPolicy), loaded);
  expect([...markup.matchAll(/<li id="(\w+)"/g)].map(([, id]) => id)).toEqual(
    "introduction information usage analytics legal_basis retention sharing rights security changes contact".split(" "),
  );
  expect(markup).toMatch(/Olga Officer[\s\S]*Careful &amp; Co/);
});
