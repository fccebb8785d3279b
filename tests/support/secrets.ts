import { generateKeyPairSync } from "node:crypto";

const key = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" });

/** Values for the required secrets; the signing key differs in each process. */
export const secretsForTests = {
  SESSION_SECRET: "session-secret-of-the-tests-0123456789",
  COOKIE_KEYS: "cookie-keys-of-the-tests-0123456789abc",
  CLIENT_SECRET: "client-secret-of-the-tests-0123456789a",
  REALM_KEYS: JSON.stringify({ keys: [{ ...key, kid: "test", use: "sig", alg: "ES256" }] }),
};
