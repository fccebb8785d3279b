import { createRemoteJWKSet, type JWTVerifyGetKey } from "jose";

/** The signing keys of another OpenID provider, found through its discovery document on first use; a failure is retried. */
export function discoverKeys(issuer: string): JWTVerifyGetKey {
  let keys: Promise<JWTVerifyGetKey> | null = null;
  return async (header, token) => {
    keys ??= discover(issuer).catch((error) => {
      keys = null;
      throw error;
    });
    return (await keys)(header, token);
  };
}

async function discover(issuer: string): Promise<JWTVerifyGetKey> {
  const answer = await fetch(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`, { signal: AbortSignal.timeout(10_000) });
  const { jwks_uri: address } = (await answer.json()) as { jwks_uri?: unknown };
  if (typeof address !== "string") throw new Error(`The OpenID provider ${issuer} names no keys`);
  return createRemoteJWKSet(new URL(address));
}
