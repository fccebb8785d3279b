/** @jsxImportSource hono/jsx */
import type { Hono } from "hono";
import type { RealmBindings, RealmContext } from "../context.ts";
import { OutboxPage } from "../pages/notices.tsx";
import { languageOf, page, selfOf } from "./answer.ts";

/** The mails that no mail server took; only where none is set, and never in production. */
export function outboxRoutes(app: Hono<RealmBindings>, { parts, settings }: RealmContext): void {
  if (!settings.outboxShown) return;
  app.get("/outbox", async (c) => {
    const rows = await parts.db.selectFrom("outbox").selectAll().orderBy("id", "desc").limit(50).execute();
    const mails = rows.map(({ created_at: createdAt, ...mail }) => ({ ...mail, createdAt }));
    return page(c, <OutboxPage language={languageOf(c)} self={selfOf(c)} mails={mails} />);
  });
}
