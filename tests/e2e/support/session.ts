import type { APIRequestContext, Page } from "@playwright/test";

export const PASSWORD = "Handrail-demo-1";
export const API_URL = `http://localhost:${process.env.E2E_API_PORT || "4290"}`;

/**
 * Signs in as a demo account with the requests that the pages of signing in send (`sign-in.spec.ts` signs in by hand), so that
 * a journey begins at its own first page. Answers the id of the property that it lands in.
 */
export async function signIn(page: Page, email = "admin@acme.test", password = PASSWORD): Promise<string> {
  const { request } = page.context();
  const begun = await request.get("/login?silent=no&return=%2Fapp");
  const asked = await send(request, begun.url(), {});
  const landed = await send(request, asked.url(), { email, password });
  const [, property] = /\/app\/(\d+)\//.exec(landed.url()) ?? [];
  if (!property) throw new Error(`${email} is not signed in: ${landed.status()} at ${landed.url()}`);
  return property;
}

/** Sends a form as its page would: with its own origin. */
export function send(request: APIRequestContext, address: string, form: Record<string, string>) {
  return request.post(address, { form, headers: { accept: "text/html", origin: new URL(address).origin } });
}
