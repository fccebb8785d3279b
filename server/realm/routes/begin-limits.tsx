/** @jsxImportSource hono/jsx */
import type { Hono } from "hono";
import { rateLimit } from "#server/http/rate-limit.ts";
import type { RealmBindings, RealmContext } from "#server/realm/context.ts";
import { NoticePage } from "#server/realm/pages/notices.tsx";
import { words } from "#server/realm/pages/words.ts";
import { languageOf, page } from "./answer.ts";

/** A person starts at most two sign-ins a minute; in an office behind one address a hundred people may arrive at the same time. */
const BEGUN_A_MINUTE = 240;
const LONGEST_PARAMETER = 1024;
/** An id token is long because of its signature. */
const LONGEST_HINT = 2048;
const LONGEST_BODY = 2048;

/** Limits for the provider's addresses that write something for anybody who asks. */
export function beginLimits(app: Hono<RealmBindings>, { parts, settings }: RealmContext): void {
  const limited = rateLimit(parts.env, BEGUN_A_MINUTE, 60);
  for (const path of ["/auth", "/session/end"]) {
    app.use(path, limited);
    app.use(path, async (c, next) => {
      const tooLong = Object.entries(c.req.queries()).some(([name, values]) =>
        values.some((value) => value.length > (name === "id_token_hint" ? LONGEST_HINT : LONGEST_PARAMETER)),
      );
      const hasBody = c.req.method !== "GET" && c.req.method !== "HEAD";
      // A body without a declared length counts as too long: the provider would keep reading.
      const bodyTooLong = hasBody && !(Number(c.req.header("content-length") ?? Number.NaN) <= LONGEST_BODY);
      if (!tooLong && !bodyTooLong) return next();
      const language = languageOf(c);
      const t = words[language];
      const link = { to: `${settings.webUrl}/login`, label: t.backToHandrail };
      return page(
        c,
        <NoticePage language={language} title={t.failureTitle} text={t.badRequestText} link={link} />,
        bodyTooLong ? 413 : 400,
      );
    });
  }
}
