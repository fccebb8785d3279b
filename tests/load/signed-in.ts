import { DEMO_PASSWORD } from "#server/demo/accounts.mjs";
import { Browser } from "#tests/support/browser.ts";

const EMAIL = "admin@acme.test";

export type SignedIn = { browser: Browser; cookie: string; property: string };

/** Signs in at a dashboard with the demo, as a browser without scripts does. Answers the cookie and the property it lands in. */
export async function signIn(web: string): Promise<SignedIn> {
  const browser = new Browser();
  const form = await pageAt(browser, `${web}/login`);
  const realm = await browser.submit(form, {});
  const question = await pageAt(browser, new URL(realm.headers.get("location") ?? "", form));
  const posted = await browser.submit(question, { email: EMAIL, password: DEMO_PASSWORD });
  const landed = await pageAt(browser, new URL(posted.headers.get("location") ?? "", question));
  const property = /^\/app\/(\d+)\//.exec(landed.pathname)?.[1];
  if (!property) throw new Error(`signing in ended at ${landed.pathname}`);
  return { browser, cookie: `handrail_session=${browser.cookie("handrail_session")}`, property };
}

/** Follows redirects, also those from the dashboard to the realm and back. */
async function pageAt(browser: Browser, from: string | URL): Promise<URL> {
  let at = new URL(from);
  for (let hops = 0; hops < 6; hops++) {
    const next = await browser.follow(at);
    if (next.answer) return next.at;
    at = next.at;
  }
  throw new Error(`no page at ${from}`);
}
