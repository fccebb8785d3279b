import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { PERSON_LIMITS } from "#app/domain/users/person-limits.ts";
import { idParam } from "#server/http/caller.ts";
import { addressOf } from "#server/http/client-address.ts";
import { fieldsOf } from "#server/http/fields-of.ts";
import { rateLimit } from "#server/http/rate-limit.ts";
import { PLAYER_TYPES, readJson } from "#server/http/read-body.ts";
import { refuse } from "#server/http/refusal.ts";
import type { Parts } from "#server/parts.ts";
import { rememberedMemberships } from "#server/resources/segments/memberships.ts";
import { ANSWER_BYTES, createAnswers } from "./answers.ts";
import { AUDIENCE_BYTES, createAudience } from "./audience.ts";
import { createCopilot, QUESTION_BYTES } from "./copilot.ts";
import { createDocumentSearch, SEARCH_BYTES } from "./documents.ts";
import { draftRequest, previewedDraft } from "./drafts.ts";
import { createIdentify } from "./identify.ts";
import { createImpressions, IMPRESSION_BYTES } from "./impressions.ts";
import { linesAnswer } from "./lines-answer.ts";
import { playerFiles } from "./player-files.ts";
import { CACHE, formsAnswer, scriptAnswer } from "./script-answer.ts";
import { createSeen } from "./seen.ts";
import { sharedPublished } from "./shared-published.ts";

/** Per address: an office behind one address has many players, each with a few requests per page. */
const REQUESTS_PER_MINUTE = 3000;
/** Of an office behind one address, whose people are all asked at once. */
const ANSWERS_PER_MINUTE = 600;
/** Of an office as well: who makes up names of visitors gets no further. */
const QUESTIONS_PER_MINUTE = 120;
const LANGUAGE_CHARACTERS = 35;
const PLAYER_FOLDER = fileURLToPath(new URL("../../../build/player/", import.meta.url));

type Options = { folder?: string /** How many people a property may have. */; people?: number };

/**
 * The endpoints for host pages, open to any origin and without credentials; to be mounted at /player. Throws refusals like every resource.
 */
export function playerRoutes({ db, env, log, pool }: Parts, { folder = PLAYER_FOLDER, people }: Options = {}): Hono {
  const app = new Hono();
  const files = playerFiles({ db, log }, folder);
  const { configurationOf, publishedFor } = sharedPublished(db);
  const seen = createSeen({ db, log });
  const segmentsOf = rememberedMemberships(db, undefined, true);
  const audience = createAudience({ db, env, log }, segmentsOf);
  const impressions = createImpressions({ db, env }, segmentsOf);
  const answers = createAnswers({ db, pool, env, log }, rememberedMemberships(db));
  const copilot = createCopilot({ db, env, log }, segmentsOf, publishedFor);
  const documents = createDocumentSearch({ db, env }, publishedFor);
  const identify = createIdentify({ db, env, log }, people ?? PERSON_LIMITS.people);
  app.use("/:property/*", cors({ origin: "*", exposeHeaders: ["ETag", "Retry-After"], allowMethods: ["GET", "POST"], maxAge: 86_400 }));

  const limit = rateLimit(env, REQUESTS_PER_MINUTE, 60);

  app.get("/player.js", async (context) => scriptAnswer(context, await files.loader()));
  app.get("/preview.js", async (context) => scriptAnswer(context, await files.preview()));
  app.get("/handrail.d.ts", async (context) => scriptAnswer(context, await files.types(), CACHE.changing, "text/plain"));
  app.get("/:named{(?:first|targets|rest|hints|messages|search|copilot|placing|panel|editor)-[0-9a-f]+\\.js}", limit, async (context) => {
    const script = await files.named(context.req.param("named"));
    if (!script) throw refuse.notFound();
    return scriptAnswer(context, script, CACHE.forever);
  });

  app.get("/:property/bundle", limit, async (context) => {
    const propertyId = idParam(context.req.param("property"));
    const answer = await configurationOf(propertyId, (context.req.query("lang") ?? "").slice(0, LANGUAGE_CHARACTERS));
    if (!answer) throw refuse.notFound();
    seen(propertyId);
    return formsAnswer(context, answer, { "cache-control": "no-cache", "content-type": "application/json" });
  });

  app.post("/:property/draft", limit, async (context) => {
    const propertyId = idParam(context.req.param("property"));
    const asked = draftRequest.safeParse(await readJson(context.req.raw, 1000, PLAYER_TYPES));
    if (!asked.success) throw refuse.invalid(fieldsOf(asked.error));
    const answer = await previewedDraft(db, propertyId, asked.data);
    return context.json(answer, answer.draft ? 200 : 410, { "cache-control": "no-store" });
  });

  app.post("/:property/identify", limit, async (context) => {
    const propertyId = idParam(context.req.param("property"));
    const proved = await identify(propertyId, () => readJson(context.req.raw, PERSON_LIMITS.bytes, PLAYER_TYPES));
    return proved ? context.json(proved, 200, { "cache-control": "no-store" }) : context.body(null, 204);
  });

  app.post("/:property/audience", limit, async (context) => {
    const propertyId = idParam(context.req.param("property"));
    const segments = await audience(propertyId, () => readJson(context.req.raw, AUDIENCE_BYTES, PLAYER_TYPES));
    return context.json({ segments }, 200, { "cache-control": "no-store" });
  });

  app.post("/:property/impressions", limit, async (context) => {
    const propertyId = idParam(context.req.param("property"));
    const shown = await impressions(propertyId, () => readJson(context.req.raw, IMPRESSION_BYTES, PLAYER_TYPES));
    return context.json({ shown }, 200, { "cache-control": "no-store" });
  });
  app.post("/:property/answers", rateLimit(env, ANSWERS_PER_MINUTE, 60), async (context) => {
    const propertyId = idParam(context.req.param("property"));
    await answers(propertyId, () => readJson(context.req.raw, ANSWER_BYTES, PLAYER_TYPES));
    return context.body(null, 204);
  });
  app.post("/:property/documents", limit, async (context) => {
    const propertyId = idParam(context.req.param("property"));
    const address = addressOf(context, env.TRUST_PROXY);
    const found = await documents(propertyId, address, () => readJson(context.req.raw, SEARCH_BYTES, PLAYER_TYPES));
    return context.json({ found }, 200, { "cache-control": "no-store" });
  });
  app.post("/:property/copilot", rateLimit(env, QUESTIONS_PER_MINUTE, 60), async (context) => {
    const propertyId = idParam(context.req.param("property"));
    const address = addressOf(context, env.TRUST_PROXY);
    const { isInParts, answer } = await copilot.ask(propertyId, address, () => readJson(context.req.raw, QUESTION_BYTES, PLAYER_TYPES));
    if (!isInParts) return context.json(await answer(), 200, { "cache-control": "no-store" });
    return linesAnswer(context, answer, (error) => log.error({ err: error }, "an answer broke off"));
  });
  app.post("/:property/copilot-rating", limit, async (context) => {
    await copilot.rate(idParam(context.req.param("property")), () => readJson(context.req.raw, 1000, PLAYER_TYPES));
    return context.body(null, 204);
  });
  return app;
}
