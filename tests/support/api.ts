import type { FileStorage } from "@remix-run/file-storage";
import { createMemoryFileStorage } from "@remix-run/file-storage/memory";
import { importJWK, SignJWT } from "jose";
import { createApi } from "#server/app.ts";
import type { Parts } from "#server/parts.ts";
import { claimsFor } from "#server/realm/claims.ts";
import { createRealm } from "#server/realm/realm.ts";
import { realmSettings } from "#server/realm/settings.ts";
import { testParts } from "./parts.ts";

export type TestApi = { parts: Parts; files: FileStorage; fetch(request: Request): Promise<Response> };

const shared = globalThis as { handrailTestApi?: Promise<TestApi> };

/** The whole upstream in process, on the database of this test worker: one for all its files. */
export function testApi(): Promise<TestApi> {
  shared.handrailTestApi ??= start();
  return shared.handrailTestApi;
}

async function start(): Promise<TestApi> {
  const parts = await testParts();
  const files = createMemoryFileStorage();
  const app = createApi(parts, await createRealm(parts), { files, demoProperty: null });
  return { parts, files, fetch: async (request) => app.fetch(request) };
}

/** An access token for a manager, as the realm would sign it at this moment. */
export async function tokenFor({ db, env }: Parts, managerId: string): Promise<string> {
  const settings = realmSettings(env);
  const identity = await claimsFor(db, managerId);
  const [key] = settings.keys.keys;
  if (!identity || !key) throw new Error("no such manager, or no key");
  return new SignJWT({ ...identity.claims })
    .setProtectedHeader({ alg: "ES256", kid: key.kid })
    .setIssuer(settings.issuer)
    .setAudience(settings.resource)
    .setSubject(managerId)
    .setExpirationTime("5 minutes")
    .sign(await importJWK(key, "ES256"));
}
