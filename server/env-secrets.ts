import { z } from "zod";

const secret = z.string().min(32, "must have at least 32 characters").max(500, "must have at most 500 characters");

const key = z.looseObject({
  kty: z.enum(["EC", "RSA", "OKP"]),
  kid: z.string().optional(),
  d: z.string("holds a key without its private part"),
});

/** The private signing keys of the realm as a JWKS; the first one signs, all of them verify. */
const realmKeys = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: "custom", message: "must be a JWKS in JSON" });
      return z.NEVER;
    }
  })
  .pipe(z.object({ keys: z.array(key, "must be a JWKS in JSON").min(1, "must hold a key").max(10) }, "must be a JWKS in JSON"));

/** Generated once by the launcher into DATA_DIR/secrets.json; in production mode the operator sets them. */
export const secretSettings = {
  SESSION_SECRET: secret,
  COOKIE_KEYS: z
    .string()
    .transform((keys) => keys.split(",").map((part) => part.trim()))
    .pipe(z.array(secret).min(1).max(10)),
  CLIENT_SECRET: secret,
  REALM_KEYS: realmKeys,
};
