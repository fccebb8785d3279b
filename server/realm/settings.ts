import type { Env } from "#server/env.ts";
import { derivedSecret, type RealmKeys, realmKeys } from "./keys.ts";

export const REALM_PATH = "/realms/handrail";
export const SESSION_COOKIE = "handrail_realm";
/** Says which sign-in a page belongs to; limited to that page's address. */
export const SIGN_IN_COOKIE = "handrail_sign_in";
/** The hidden field in every form of the realm. */
export const FORM_TOKEN = "form_token";
export const CLIENT_ID = "handrail-dashboard";
/** The scope of the API's access tokens, requested by the dashboard. */
export const API_SCOPE = "api";
/** Short, since a withdrawn role stays valid for this long. */
export const ACCESS_TOKEN_SECONDS = 60;
/** A session ends after this long without activity (specification 2, section 9). */
export const IDLE_SECONDS = 1800;

export type RealmSettings = {
  issuer: string;
  /** The audience of access tokens, and the resource that clients name. */
  resource: string;
  apiOrigin: string;
  webUrl: string;
  secure: boolean;
  keys: RealmKeys;
  cookieKeys: string[];
  deviceSecret: string;
  formSecret: string;
  /** Makes personal tokens from what is kept for a form that is sent again. */
  tokenSecret: string;
  clientSecret: string;
  smtpUrl: string | null;
  mailFrom: string;
  /** Where support requests go. */
  supportMail: string | null;
  outboxShown: boolean;
  /** How many reverse proxies stand in front and write X-Forwarded-For. */
  proxies: number;
  limits: "off" | "memory" | "database";
  foreign: { issuer: string; audience: string } | null;
};

/** The realm's settings, from the environment. @throws BrokenSetting when the keys cannot be used */
export function realmSettings(env: Env): RealmSettings {
  const api = new URL(env.API_URL);
  const issuer = `${api.origin}${REALM_PATH}`;
  return {
    issuer,
    resource: api.origin,
    apiOrigin: api.origin,
    webUrl: new URL(env.WEB_URL).origin,
    secure: api.protocol === "https:",
    keys: realmKeys(env.REALM_KEYS),
    cookieKeys: env.COOKIE_KEYS,
    deviceSecret: derivedSecret(env.COOKIE_KEYS[0]!, "handrail known device"),
    formSecret: derivedSecret(env.COOKIE_KEYS[0]!, "handrail realm form"),
    tokenSecret: derivedSecret(env.COOKIE_KEYS[0]!, "handrail personal token"),
    clientSecret: env.CLIENT_SECRET,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    supportMail: env.SUPPORT_MAIL ?? null,
    outboxShown: !env.SMTP_URL && env.HANDRAIL_MODE !== "production",
    proxies: env.TRUST_PROXY,
    limits: env.RATE_LIMITS === "off" ? "off" : env.DATABASE_URL ? "database" : "memory",
    foreign:
      env.OIDC_ISSUER && env.OIDC_ISSUER !== issuer ? { issuer: env.OIDC_ISSUER, audience: env.OIDC_AUDIENCE ?? env.OIDC_CLIENT_ID } : null,
  };
}
