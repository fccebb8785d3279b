/** @jsxImportSource hono/jsx */
import type { IncomingMessage, ServerResponse } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import { problemAnswer } from "#server/http/problem-answer.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { RealmBindings, RealmContext, RealmRequest } from "#server/realm/context.ts";
import { NoticePage } from "#server/realm/pages/notices.tsx";
import { font, icon, style } from "#server/realm/pages/style.ts";
import { words } from "#server/realm/pages/words.ts";
import { languageOf, page } from "./answer.ts";
import { beginLimits } from "./begin-limits.tsx";
import { forgottenRoutes } from "./forgotten.tsx";
import { outboxRoutes } from "./outbox.tsx";
import { pageHeaders } from "./page-headers.ts";
import { registerRoutes } from "./register.tsx";
import { resetRoutes } from "./reset.tsx";
import { serviceRoutes } from "./service.ts";
import { signInRoutes } from "./sign-in.tsx";

type Handover = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** Everything under the realm's path; whatever is not a page of ours goes to the OpenID provider. */
export function realmPages(realm: RealmContext, provider: Handover): Hono<RealmBindings> {
  const app = new Hono<RealmBindings>();
  const headers = Object.entries(pageHeaders(realm.settings));
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });
  app.onError((error, c) => {
    if (error instanceof Refusal) return refused(c, realm, error);
    realm.parts.log.error({ err: error }, "a page of the realm failed");
    const language = languageOf(c);
    const t = words[language];
    const link = { to: `${realm.settings.webUrl}/login`, label: t.backToHandrail };
    return page(c, <NoticePage language={language} title={t.failureTitle} text={t.failureText} link={link} />, 500);
  });
  const kept = { "cache-control": "public, max-age=31536000, immutable" };
  app.get(`/style-${style.hash}.css`, (c) => c.body(style.text, 200, { "content-type": "text/css; charset=utf-8", ...kept }));
  app.get(`/icon-${style.hash}.svg`, (c) => c.body(icon, 200, { "content-type": "image/svg+xml", ...kept }));
  app.get(`/inter-${font.hash}.woff2`, (c) => c.body(new Uint8Array(font.bytes), 200, { "content-type": "font/woff2", ...kept }));
  beginLimits(app, realm);
  signInRoutes(app, realm);
  forgottenRoutes(app, realm);
  resetRoutes(app, realm);
  registerRoutes(app, realm);
  outboxRoutes(app, realm);
  serviceRoutes(app, realm);
  app.all("*", async (c) => {
    if (!c.env?.incoming) return c.notFound();
    await provider(c.env.incoming, c.env.outgoing);
    return RESPONSE_ALREADY_SENT;
  });
  return app;
}

/** People who have to wait get a page that says so; programs calling the service addresses get a problem document. */
function refused(c: RealmRequest, { settings }: RealmContext, refusal: Refusal) {
  const seconds = Math.ceil(refusal.details.retryAfter ?? 0);
  if (refusal.status !== 429 || c.req.path.includes("/service/")) return problemAnswer(c, refusal);
  const language = languageOf(c);
  const t = words[language];
  const link = { to: `${settings.webUrl}/login`, label: t.backToHandrail };
  c.header("retry-after", String(seconds));
  return page(c, <NoticePage language={language} title={t.failureTitle} text={t.wait(seconds)} link={link} />, 429);
}
