import { z } from "zod";

const port = (standard: number) =>
  z.coerce.number("must be a port number").int("must be a port number").min(1).max(65535).default(standard);
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
    PORT: port(3000),
    API_PORT: port(4000),
    WEB_URL: address.optional(),
    API_URL: address.optional(),
    SESSION_SECRET: secret,
    CLIENT_SECRET: secret.optional(),
    OIDC_ISSUER: address.optional(),
    OIDC_CLIENT_ID: z.string().default("handrail-dashboard"),
    OIDC_CLIENT_SECRET: z.string().optional(),
    OIDC_AUDIENCE: z.string().optional(),
    HANDRAIL_MODE: z.enum(["development", "production"], "must be development or production").default("development"),
    SANDBOX: z.enum(["on", "off"], "must be on or off").optional(),
    STATUS_URL: address.optional(),
    LEGAL_URL: address.optional(),
    ROADMAP_URL: address.optional(),
    SUPPORT_MAIL: z.email("must be an e-mail address").optional(),
    SUPPORT_URL: address.optional(),
    ENVIRONMENT: z.string().max(60, "must have at most 60 characters").optional(),
    PRIVACY_OFFICER: lines.optional(),
    PRIVACY_CONSULTANCY: lines.optional(),
  })
  .transform((given) => ({
    ...given,
    SANDBOX: given.SANDBOX ?? (given.HANDRAIL_MODE === "production" ? "off" : "on"),
    WEB_URL: given.WEB_URL ?? `http://localhost:${given.PORT}`,
    API_URL: given.API_URL ?? `http://localhost:${given.API_PORT}`,
  }));

export type Env = z.output<typeof settings>;
let read: Env | undefined;

/** The dashboard's settings, checked once; the README documents each. @throws BrokenSetting */
export function env(): Env {
  read ??= readSettings(process.env);
  return read;
}

/** An invalid setting. The message is one line that names the variable but never shows its value. */
export class BrokenSetting extends Error {}

/** @throws BrokenSetting for the first variable that is missing or malformed; an empty variable counts as not set */
export function readSettings(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value));
  const result = settings.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const name = String(issue?.path[0] ?? "The environment");
  throw new BrokenSetting(`Setting ${name} ${name in given ? (issue?.message ?? "is broken") : "is required"}.`);
}

/** Ends this process with one line when a setting is invalid: at the start, not at the first request that needs it. */
export function checkSettings(): void {
  try {
    env();
  } catch (error) {
    if (!(error instanceof BrokenSetting)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
