import { z } from "zod";
import { secretSettings } from "./env-secrets.ts";
import { isLoopback } from "./http/client-address.ts";

const port = (standard: number) =>
  z.coerce.number("must be a port number").int("must be a port number").min(1).max(65535).default(standard);
const count = (standard: number, most: number) =>
  z.coerce.number("must be a number").int("must be a whole number").min(1).max(most).default(standard);
const address = z
  .url({ protocol: /^https?$/, error: "must be an address that begins with http:// or https://" })
  .transform((url) => url.replace(/\/+$/, ""));
const onOff = z.enum(["on", "off"], "must be on or off");
const text = z.string().max(2000);

const settings = z
  .object({
    HANDRAIL_MODE: z.enum(["development", "production"], "must be development or production").default("development"),
    PORT: port(3000),
    API_PORT: port(4000),
    HOST: text.default("127.0.0.1"),
    HANDRAIL_START: z.enum(["both", "web", "api", "worker"], "must be both, web, api or worker").default("both"),
    TASKS: onOff.default("on"),
    WEB_URL: address.optional(),
    API_URL: address.optional(),
    DATA_DIR: text.default("./data"),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, "must begin with postgres://")
      .optional(),
    DEMO: onOff.optional(),
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], "must be one of pino's levels").default("info"),
    TRUST_PROXY: z.coerce.number("must be the number of proxies in front").int().min(0).max(10).default(0),
    RATE_LIMITS: onOff.default("on"),
    EVENTS_PER_DAY: count(1_000_000, 1_000_000_000),
    NAMELESS_ANSWERS_PER_DAY: count(10_000, 1_000_000_000),
    EVENT_DAYS: count(400, 36_500),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://")
      .optional(),
    MAIL_FROM: text.default("Handrail <handrail@localhost>"),
    SUPPORT_MAIL: z.email("must be an e-mail address").optional(),
    OIDC_ISSUER: address.optional(),
    OIDC_CLIENT_ID: text.default("handrail-dashboard"),
    OIDC_AUDIENCE: text.optional(),
    AI_URL: address.optional(),
    AI_KEY: text.optional(),
    AI_MODEL: text.optional(),
    S3_ENDPOINT: address.optional(),
    S3_REGION: text.optional(),
    S3_BUCKET: text.optional(),
    S3_ACCESS_KEY_ID: text.optional(),
    S3_SECRET_ACCESS_KEY: text.optional(),
  })
  .extend(secretSettings)
  .refine(({ HANDRAIL_MODE, DEMO, HOST }) => HANDRAIL_MODE !== "production" || DEMO !== "on" || isLoopback(HOST), {
    path: ["DEMO"],
    message: "must be off in production mode unless HOST is a loopback address, because its passwords are public",
  })
  .refine(({ HANDRAIL_START, DATABASE_URL }) => HANDRAIL_START !== "worker" || DATABASE_URL, {
    path: ["DATABASE_URL"],
    message: "is required for workers of their own: the embedded database serves one process",
  })
  .refine(({ AI_URL, AI_KEY, AI_MODEL }) => [AI_URL, AI_KEY, AI_MODEL].every(Boolean) || ![AI_URL, AI_KEY, AI_MODEL].some(Boolean), {
    path: ["AI_URL"],
    message: "AI_URL, AI_KEY and AI_MODEL are given together or not at all",
  })
  .transform((env) => ({
    ...env,
    WEB_URL: env.WEB_URL ?? `http://localhost:${env.PORT}`,
    API_URL: env.API_URL ?? `http://localhost:${env.API_PORT}`,
  }));

/** Every setting of the upstream, checked. Names are those of the environment variables; the README documents each. */
export type Env = z.output<typeof settings>;

/** An invalid setting. The message is one line that names the variable but never shows its value. */
export class BrokenSetting extends Error {}

/** @throws BrokenSetting for the first variable that is missing or malformed; an empty variable counts as not set */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
  const result = settings.safeParse(given);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const name = String(issue?.path[0] ?? "The environment");
  throw new BrokenSetting(
    `Setting ${name} ${name in given || issue?.code === "custom" ? (issue?.message ?? "is broken") : "is required"}.`,
  );
}
