import { createElement } from "react";
import { expect, test } from "vitest";
import type { EditedMessage } from "#app/features/messages/editor/edited.server.ts";
import Screen, { action, loader } from "#app/routes/app/$property/messages/announcements/announcement/edit/$announcementId/page.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant } from "#tests/support/tenant.ts";
import { errorsOf, visitor } from "#tests/support/visitor.ts";

const ONE = "/app/:p/messages/announcements/announcement/edit/:announcementId";
const NOTICE = "Before it can be published in this language";

test("what keeps an announcement from being published is said once: after a refused publish by the form alone", async () => {
  const tenant = await newTenant();
  const admin = await visitor(tenant, "company admin");
  const announcementId = await tenant.message("announcement", "Halfway");
  const { data } = await admin.open(loader, ONE, { announcementId });
  const { values, message } = data as EditedMessage;
  expect(await markupAt(ONE, createElement(Screen), data)).toContain(NOTICE);
  const filled = Object.fromEntries(Object.entries(values as Record<string, string>).filter(([, value]) => value !== ""));
  const sent = { intent: "publish", ...filled, revision: String(message.revision), base: JSON.stringify(values) };
  const refused = await admin.send(action, ONE, sent, { announcementId });
  expect(errorsOf(refused)).toEqual({ description: ["text_error_missing"] });
  const markup = await markupAt(ONE, createElement(Screen), data, "en", refused.data);
  expect(markup).not.toContain(NOTICE);
  expect(markup.match(/<a href="#[^"]+">Text: Fill this in</g)).toHaveLength(1);
});
