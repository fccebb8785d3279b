import { Hono } from "hono";
import { previewTexts } from "#app/domain/player/preview-texts/texts-for.ts";
import { idParam } from "#server/http/caller.ts";
import { fieldsOf } from "#server/http/fields-of.ts";
import { rateLimit } from "#server/http/rate-limit.ts";
import { PLAYER_TYPES, readJson } from "#server/http/read-body.ts";
import { refuse } from "#server/http/refusal.ts";
import type { Parts } from "#server/parts.ts";
import { reasonsFor, reasonsRequest } from "./reasons.ts";

/** Room for a longest address, key and proof, and 500 tags. */
const MOST_BYTES = 16_000;
/** Per address: one member of staff asks with each page and change of it. */
const REQUESTS_PER_MINUTE = 300;

/** What players of staff ask; to be mounted at /player beside the endpoints for everybody, which let any origin in. */
export function whyPlayerRoutes({ db, env }: Pick<Parts, "db" | "env">): Hono {
  const app = new Hono();
  app.post("/:property/why", rateLimit(env, REQUESTS_PER_MINUTE, 60), async (context) => {
    const propertyId = idParam(context.req.param("property"));
    const asked = reasonsRequest.safeParse(await readJson(context.req.raw, MOST_BYTES, PLAYER_TYPES));
    if (!asked.success) throw refuse.invalid(fieldsOf(asked.error));
    const reasons = await reasonsFor({ db, env }, propertyId, asked.data);
    const answer = reasons ? { reasons } : { reasons, texts: previewTexts(asked.data.lang) };
    return context.json(answer, reasons ? 200 : 410, { "cache-control": "no-store" });
  });
  return app;
}
