import type { IncomingMessage, ServerResponse } from "node:http";
import type { Hono } from "hono";
import type { Claims } from "#app/domain/access/claims.ts";
import type { Parts } from "#server/parts.ts";
import { removeExpired } from "./adapter.ts";
import { createAttempts } from "./attempts/attempts.ts";
import { counter } from "./attempts/counter.ts";
import type { RealmBindings } from "./context.ts";
import { createMailer } from "./mail/mailer.ts";
import { createProvider } from "./provider.ts";
import { mountProvider } from "./provider-mount.ts";
import { realmPages } from "./routes/pages.tsx";
import { REALM_PATH, realmSettings } from "./settings.ts";
import { createVerify } from "./tokens/verify.ts";

export type Realm = {
  path: typeof REALM_PATH;
  /** Serves the OpenID provider's own addresses; `pages` passes on whatever it does not handle. */
  node(req: IncomingMessage, res: ServerResponse): Promise<void>;
  /** Sign-in pages and service endpoints, to be mounted at `path`. */
  pages: Hono<RealmBindings>;
  /** Who a bearer token stands for, or null: an access token of the realm or of the foreign provider, or a personal token. */
  verify(bearer: string): Promise<{ claims: Claims; language: string | null } | null>;
  close(): void;
};

const CLEAN_MILLISECONDS = 600_000;

/**
 * The identity realm of the upstream (design section 4, Identity).
 * @param options `namesDemo`: the sign-in page names the accounts of the demo, whose passwords are public
 * @throws BrokenSetting when its keys cannot be used
 */
export async function createRealm(parts: Parts, { namesDemo = false } = {}): Promise<Realm> {
  const settings = realmSettings(parts.env);
  const provider = await createProvider(settings, parts.db);
  provider.on("server_error", (_ctx, error) => parts.log.error({ err: error }, "the identity provider failed"));
  const node = mountProvider(provider, settings);
  const verify = createVerify(parts.db, settings);
  const mailer = createMailer(parts, settings);
  const limits = {
    links: counter(parts, settings, { name: "links", attempts: 20, seconds: 3600 }),
    mails: counter(parts, settings, { name: "mails", attempts: 3, seconds: 3600 }),
    passwords: counter(parts, settings, { name: "passwords", attempts: 10, seconds: 600 }),
    support: counter(parts, settings, { name: "support", attempts: 10, seconds: 3600 }),
  };
  const attempts = createAttempts(parts, settings);
  const pages = realmPages({ parts, settings, provider, attempts, limits, mailer, verify, namesDemo }, node);
  const cleaning = setInterval(() => void clean(parts), CLEAN_MILLISECONDS).unref();
  const close = () => {
    clearInterval(cleaning);
    mailer.close();
  };
  return { path: REALM_PATH, node, pages, verify, close };
}

async function clean({ db, log }: Parts): Promise<void> {
  await removeExpired(db).catch((error) => log.error({ err: error }, "expired sign-ins could not be removed"));
}
