import { z } from "zod";

const address = z
  .url({ protocol: /^https?$/, error: "must be an address that begins with http:// or https://" })
  .transform((url) => url.replace(/\/+$/, ""));
/** Lines separated by line ends or by "|"; a line that is an e-mail address becomes a link. */
const lines = z
  .string()
  .max(1000, "must have at most 1000 characters")
  .transform((text) =>
    text
      .split(/\n|\|/)
      .map((line) => line.trim())
      .filter(Boolean),
  );
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
    STATUS_URL: address.optional(),
    LEGAL_URL: address.optional(),
    ROADMAP_URL: address.optional(),
    SUPPORT_URL: address.optional(),
    ENVIRONMENT: z.string().max(60).optional(),
    PRIVACY_OFFICER: lines.optional(),
    PRIVACY_CONSULTANCY: lines.optional(),
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
