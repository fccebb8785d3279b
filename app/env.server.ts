import { z } from "zod";

const address = z
  .url({ protocol: /^https?$/, error: "must be an address that begins with http:// or https://" })
  .transform((url) => url.replace(/\/+$/, ""));
const secret = z.string().min(32, "must have at least 32 characters");

const settings = z
  .object({
    PORT: z.coerce.number().int().min(1).max(65535).default(3000),
    API_PORT: z.coerce.number().int().min(1).max(65535).default(4000),
    WEB_URL: address.optional(),
    API_URL: address.optional(),
    SESSION_SECRET: secret,
    CLIENT_SECRET: secret.optional(),
    OIDC_ISSUER: address.optional(),
    OIDC_CLIENT_ID: z.string().default("handrail-dashboard"),
    OIDC_CLIENT_SECRET: z.string().optional(),
    OIDC_AUDIENCE: z.string().optional(),
    SANDBOX: z.enum(["on", "off"]).default("on"),
    ENVIRONMENT: z.string().max(60).optional(),
  })
  .transform((given) => ({
    ...given,
    WEB_URL: given.WEB_URL ?? `http://localhost:${given.PORT}`,
    API_URL: given.API_URL ?? `http://localhost:${given.API_PORT}`,
  }));

export type Env = z.output<typeof settings>;
let read: Env | undefined;

/** The dashboard's settings, checked once; the README documents each. */
export function env(): Env {
  read ??= settings.parse(Object.fromEntries(Object.entries(process.env).filter(([, value]) => value)));
  return read;
}
