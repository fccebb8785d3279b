import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Provider } from "oidc-provider";
import type { Parts } from "#server/parts.ts";
import type { Attempts } from "./attempts/attempts.ts";
import type { Counter } from "./attempts/counter.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { RealmSettings } from "./settings.ts";
import type { Verify } from "./tokens/verify.ts";

/** What the pages and endpoints of the realm need. */
export type RealmContext = {
  parts: Parts;
  settings: RealmSettings;
  provider: Provider;
  attempts: Attempts;
  /** Limits: link requests per client address, mails per account, password changes and support requests per manager. */
  limits: { links: Counter; mails: Counter; passwords: Counter; support: Counter };
  mailer: Mailer;
  /** Whether the sign-in page names the accounts of the demo. */
  namesDemo: boolean;
  verify: Verify;
};

export type RealmBindings = { Bindings: HttpBindings };
export type RealmRequest = Context<RealmBindings>;
