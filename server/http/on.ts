import type { FileStorage } from "@remix-run/file-storage";
import type { Context, Hono } from "hono";
import type { z } from "zod";
import type { Answer, Call, ParsedBody, ParsedQuery } from "#app/contracts/call.ts";
import { may } from "#app/domain/access/may.ts";
import { claimsOf } from "#app/domain/access/token-claims.ts";
import { isStorable } from "#app/domain/storable-text.ts";
import type { Parts } from "#server/parts.ts";
import type { Realm } from "#server/realm/realm.ts";
import { takeEditorToken } from "#server/resources/player/preview-tokens.ts";
import { bearerOf, editorProofOf } from "./bearer.ts";
import { type Caller, callerFor, idParam } from "./caller.ts";
import { fieldsOf } from "./fields-of.ts";
import { inPageAccess } from "./in-page-access.ts";
import { answeredBy, answerJson } from "./json-answer.ts";
import { keyOf, onlyOnce } from "./only-once.ts";
import { requirePlan } from "./plan.ts";
import { readJson } from "./read-body.ts";
import { refuse } from "./refusal.ts";
import { warnOfSeveralRoles } from "./several-roles.ts";

/** What the routes of a noun need. */
export type Api = { app: Hono; parts: Parts; realm: Pick<Realm, "verify">; files: FileStorage };

export type Request<C extends Call> = {
  params: Record<string, string>;
  query: ParsedQuery<C>;
  body: ParsedBody<C>;
  caller: Caller;
  context: Context;
};

/** Serves one call of the contract: identifies the caller, checks the role and the input, then answers with what the handler returns. */
export function on<C extends Call>(
  api: Api,
  call: C,
  handler: (request: Request<C>) => Promise<C["file"] extends true ? Response : Answer<C>>,
): void {
  if (call.inPage) api.app.use(call.path, inPageAccess);
  api.app.on(call.method, call.path, async (context) => {
    const params = context.req.param() as Record<string, string>;
    const caller = await admit(api, call, context, params);
    // Nothing is named by what cannot be stored.
    if (!Object.values(params).every(isStorable)) throw refuse.notFound();
    const key = keyOf(call, context.req.header("idempotency-key"));
    const query = call.query && parse(call.query, context.req.query(), refuse.badRequest.bind(null, "query_invalid"));
    const sent = call.body && (await readJson(context.req.raw, call.bodyLimit));
    const body = call.body && parse(call.body, sent, refuse.invalid);
    if (call.file) return (await handler({ params, query, body, caller, context } as Request<C>)) as Response;
    const work = async () => answeredBy(call, await handler({ params, query, body, caller, context } as Request<C>));
    if (key === null) return answerJson(context, call, await work());
    const { pathname, search } = new URL(context.req.url);
    const write = { managerId: caller.claims.sub, key, call, address: pathname + search };
    return answerJson(context, call, await onlyOnce(api.parts.db, write, work));
  });
}

const NOBODY: Caller = { claims: claimsOf({}), role: null, propertyId: 0, companyId: 0 };

async function admit(api: Api, call: Call, context: Context, params: Record<string, string>): Promise<Caller> {
  if (call.access === "public") return NOBODY;
  const known = await identified(api, call, context, params);
  if (!known) throw refuse.unauthenticated();
  const caller = { ...(await callerFor(api.parts.db, known.claims, params)), ...("opened" in known && { inPage: known.opened }) };
  warnOfSeveralRoles(api.parts.log, known.claims);
  if (call.access !== "manager" && !isAdmitted(caller, call.access)) throw refuse.forbidden();
  if (call.plan) await requirePlan(api.parts.db, caller, call.plan);
  return caller;
}

/** Whom a request is from: a bearer token, or, for the calls that it may make, the in-page editor. */
async function identified({ realm, parts }: Api, call: Call, context: Context, params: Record<string, string>) {
  const proof = call.inPage ? editorProofOf(context) : null;
  if (proof) return takeEditorToken(parts.db, idParam(params.property), proof, originOf(context, parts.env));
  const bearer = bearerOf(context);
  return bearer ? realm.verify(bearer) : null;
}

/** From where a page asks. Browsers do not say it of what a page reads at its own address, but that it is its own. */
function originOf({ req }: Context, { API_URL }: Pick<Parts["env"], "API_URL">): string {
  const isOwn = req.header("sec-fetch-site") === "same-origin";
  return req.header("origin") ?? (isOwn ? new URL(API_URL).origin : "");
}

function isAdmitted({ role }: Caller, access: Exclude<Call["access"], "public" | "manager">): boolean {
  if (access === "super") return role?.scope === "super";
  if ("view" in access) return may(role, "view", access.view);
  if ("edit" in access) return may(role, "edit", access.edit);
  return may(role, "edit", access.item, { visibility: "public" });
}

function parse(schema: z.ZodType, input: unknown, refusal: (fields: { path: string; code: string }[]) => Error): unknown {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw refusal(fieldsOf(result.error));
}
