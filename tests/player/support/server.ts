import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import type { PlayerEvent } from "#app/domain/analytics/event-catalogue.ts";
import type { Bundle } from "#app/domain/player/bundle.ts";
import { previewTexts } from "#app/domain/player/preview-texts/texts-for.ts";
import type { PreviewedDraft } from "#app/domain/player/previewed-draft.ts";
import type { Reasons } from "#app/domain/player/reasons.ts";
import { demoHost } from "#server/demo-host/demo-host.ts";
import { CACHE, scriptAnswer } from "#server/resources/player/script-answer.ts";
import { createScriptFile } from "#server/resources/player/script-file.ts";

import { type InPage, serveInPage } from "./in-page-api.ts";

export type Answer = { id: string; content: number; how: string; language: string; answers: object; comment: string; seconds: number };
export type Claim = { id: string; content: number; version: number; url: string; tags: number[]; user?: string; anonymous?: string };

/** An API with a fixed bundle, the demo application and small pages of a test's own; it records what the player posts. */
export type Fixture = {
  url: string;
  bundle: Bundle;
  events: PlayerEvent[];
  identified: unknown[];
  /** What the API was asked about people, and the segments that it says somebody is in. */
  audiences: { user?: string; anonymous?: string }[];
  segmentsOf: (person: { user?: string; anonymous?: string }) => number[];
  /** Claims of showings, and what the API says to one. */
  claims: Claim[];
  grant: (claim: Claim) => boolean;
  /** What people answered to messages. */
  answers: Answer[];
  /** The draft that the token "good" shows; every other one has expired. */
  draft: PreviewedDraft | null;
  /** The keys of the tabs that used a token first, by token. */
  firstKeys: Record<string, string>;
  /** What the token "edit-good" edits. */
  inPage: InPage | null;
  /** What the token "why-good" shows, and what was asked with it. */
  reasons: Reasons | null;
  askedWhy: { user?: string; url: string; tags: number[] }[];
  /** Bodies of pages at /page/{name}; `{nonce}` and `{player}` (the script element) are put in their place. */
  pages: Record<string, string>;
  /** What the API answers instead of its data; null is normal. */
  failure: { status: number; retryAfter?: string } | null;
  kinds(): string[];
  close(): Promise<void>;
};

/** Starts it on a free port, with the player that was built into a folder. */
export async function startFixture(folder: string, bundle: Bundle): Promise<Fixture> {
  const app = new Hono();
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((ready) => server.listen(0, "localhost", ready));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const script = (name: string) => createScriptFile(path.join(folder, name))();
  const fixture: Fixture = {
    url,
    bundle,
    events: [],
    identified: [],
    audiences: [],
    segmentsOf: () => [],
    claims: [],
    grant: () => true,
    answers: [],
    draft: null,
    firstKeys: {},
    inPage: null,
    reasons: null,
    askedWhy: [],
    pages: {},
    failure: null,
    kinds: () => fixture.events.map(({ kind }) => kind),
    close: () => new Promise((done) => server.close(() => done())),
  };
  app.get("/player/player.js", async (context) => scriptAnswer(context, await script("player.js")));
  app.get("/player/:named{(?:first|targets|rest|hints|messages|search|copilot|placing|panel|editor)-[0-9a-f]+\\.js}", async (context) =>
    scriptAnswer(context, await script(context.req.param("named")), CACHE.forever),
  );
  app.use("/player/1/*", async (context, next) => {
    const { failure } = fixture;
    if (failure) return context.json({}, failure.status as 503, failure.retryAfter ? { "retry-after": failure.retryAfter } : {});
    await next();
  });
  const isFirst = ({ token, key }: { token: string; key: string }) => {
    fixture.firstKeys[token] ??= key;
    return key.length >= 16 && fixture.firstKeys[token] === key;
  };
  serveInPage(app, () => ({ inPage: fixture.inPage, isFirst }));
  app.get("/player/1/bundle", (context) => context.json(fixture.bundle, 200, { "cache-control": "no-cache" }));
  app.post("/player/1/why", async (context) => {
    const asked = JSON.parse(await context.req.text());
    const reasons = asked.token === "why-good" && isFirst(asked) ? fixture.reasons : null;
    if (reasons) fixture.askedWhy.push(asked);
    return context.json(reasons ? { reasons } : { reasons, texts: previewTexts(asked.lang) }, reasons ? 200 : 410);
  });

  app.post("/player/1/draft", async (context) => {
    const { token, key, lang } = JSON.parse(await context.req.text()) as { token: string; key: string; lang: string };
    if (token.length > 200) return context.json({}, 422);
    const draft = token === "good" && isFirst({ token, key }) ? fixture.draft : null;
    return context.json({ draft, texts: previewTexts(lang) }, draft ? 200 : 410);
  });
  app.post("/player/1/identify", async (context) => {
    fixture.identified.push(JSON.parse(await context.req.text()));
    return context.body(null, 204);
  });
  app.post("/player/1/audience", async (context) => {
    const person = JSON.parse(await context.req.text());
    fixture.audiences.push(person);
    return context.json({ segments: fixture.segmentsOf(person) });
  });
  app.post("/player/1/impressions", async (context) => {
    const claim = JSON.parse(await context.req.text()) as Claim;
    fixture.claims.push(claim);
    return context.json({ shown: fixture.grant(claim) });
  });
  app.post("/player/1/answers", async (context) => {
    fixture.answers.push(JSON.parse(await context.req.text()));
    return context.body(null, 204);
  });
  app.post("/player/1/events", async (context) => {
    const { events } = JSON.parse(await context.req.text()) as { events: PlayerEvent[] };
    const known = new Set(fixture.events.map(({ id }) => id));
    const fresh = events.filter(({ id }) => !known.has(id));
    fixture.events.push(...fresh);
    return context.json({ accepted: fresh.length, duplicates: events.length - fresh.length }, 202);
  });
  app.get("/page/:name", (context) => {
    const body = fixture.pages[context.req.param("name")] ?? "";
    const player = `<script nonce="n1" src="${url}/player/player.js" data-property="1" async></script>`;
    context.header(
      "content-security-policy",
      "default-src 'none'; script-src 'nonce-n1'; style-src 'nonce-n1'; connect-src 'self'; img-src 'self' data:",
    );
    const head =
      '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Page</title><link rel="icon" href="data:,">';
    return context.html(`<!doctype html><html lang="en"><head>${head}</head><body>${body.replace("{player}", player)}</body></html>`);
  });
  app.route("/demo/crm", demoHost({ propertyId: 1, apiUrl: url }));
  return fixture;
}
