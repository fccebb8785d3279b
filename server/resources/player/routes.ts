import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { stylingsOf } from "#app/domain/player/stylings.ts";
import { PERSON_LIMITS } from "#app/domain/users/person-limits.ts";
import { idParam } from "#server/http/caller.ts";
import { fieldsOf } from "#server/http/fields-of.ts";
import { rateLimit } from "#server/http/rate-limit.ts";
import { PLAYER_TYPES, readJson } from "#server/http/read-body.ts";
import { refuse } from "#server/http/refusal.ts";
import type { Parts } from "#server/parts.ts";
import { knownAttributes } from "./attribute-names.ts";
import { identification } from "./identification.ts";
import { liveRows } from "./live-rows.ts";
import { isKnown, keepPerson } from "./people.ts";
import { roomForPeople } from "./room-for-people.ts";
import { scriptAnswer } from "./script-answer.ts";
import { createScriptFile } from "./script-file.ts";
import { toBundle } from "./to-bundle.ts";

/** Of one address: an office behind one address has many players, each asking a few times for every page. */
const REQUESTS_PER_MINUTE = 3000;
const LANGUAGE_CHARACTERS = 35;
const PLAYER_FILE = fileURLToPath(new URL("../../../build/player/player.js", import.meta.url));

type Options = { file?: string /** How many people a property keeps. */; people?: number };

/** What host pages ask for, of any origin and without credentials; to be mounted at /player. Throws refusals like every resource. */
export function playerRoutes({ db, env, log }: Omit<Parts, "pool">, { file, people }: Options = {}): Hono {
  const app = new Hono();
  const script = createScriptFile(file ?? PLAYER_FILE);
  const hasRoom = roomForPeople({ db, log }, people ?? PERSON_LIMITS.people);
  const known = knownAttributes(db);
  app.use("/:property/*", cors({ origin: "*", exposeHeaders: ["ETag", "Retry-After"], allowMethods: ["GET", "POST"], maxAge: 86_400 }));

  const limit = rateLimit(env, REQUESTS_PER_MINUTE, 60);

  app.get("/player.js", async (context) => scriptAnswer(context, await script()));

  app.get("/:property/bundle", limit, async (context) => {
    const rows = await liveRows(db, idParam(context.req.param("property")));
    if (!rows) throw refuse.notFound();
    return bundleAnswer(context, JSON.stringify(toBundle(rows, (context.req.query("lang") ?? "").slice(0, LANGUAGE_CHARACTERS))));
  });

  app.post("/:property/identify", limit, async (context) => {
    const propertyId = idParam(context.req.param("property"));
    const property = await db.selectFrom("properties").select("stylings").where("id", "=", propertyId).executeTakeFirst();
    if (!property) throw refuse.notFound();
    const said = identification.safeParse(await readJson(context.req.raw, PERSON_LIMITS.bytes, PLAYER_TYPES));
    if (!said.success) throw refuse.invalid(fieldsOf(said.error, 20));
    // Privacy level 0 keeps content events only: nothing is stored of people.
    if (stylingsOf(property.stylings).privacyLevel < 1) return context.body(null, 204);
    const isKept = (await hasRoom(propertyId)) || (await isKnown(db, propertyId, said.data.user));
    if (!isKept) return context.body(null, 204);
    const attributes = await known(propertyId, said.data.attributes);
    const fits = await keepPerson(db, propertyId, { ...said.data, attributes });
    if (!fits) throw refuse.invalid([{ path: "attributes", code: "text_error_too_long" }]);
    return context.body(null, 204);
  });
  return app;
}

function bundleAnswer(context: Context, text: string): Response {
  const etag = `"${createHash("sha1").update(text).digest("base64url")}"`;
  const headers = { etag, "cache-control": "no-cache" };
  if (context.req.header("if-none-match") === etag) return context.body(null, 304, headers);
  return context.body(text, 200, { ...headers, "content-type": "application/json" });
}
