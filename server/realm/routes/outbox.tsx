/** @jsxImportSource hono/jsx */
import type { Hono } from "hono";
import { isFromHere } from "#server/http/client-address.ts";
import type { RealmBindings, RealmContext } from "#server/realm/context.ts";
import { OutboxPage } from "#server/realm/pages/notices.tsx";
import { languageOf, page, selfOf } from "./answer.ts";

/** The mails kept because no mail server is set; never shown in production, and only on this machine. */
export function outboxRoutes(app: Hono<RealmBindings>, { parts, settings }: RealmContext): void {
  if (!settings.outboxShown) return;
  app.get("/outbox", async (c, next) => {
    if (!isFromHere(c)) return next();
    const rows = await parts.db.selectFrom("outbox").selectAll().orderBy("id", "desc").limit(50).execute();
    const mails = rows.map(({ created_at: createdAt, ...mail }) => ({ ...mail, createdAt }));
    return page(c, <OutboxPage language={languageOf(c)} self={selfOf(c)} mails={mails} />);
  });
}
