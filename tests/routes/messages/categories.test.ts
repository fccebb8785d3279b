import { createElement } from "react";
import { expect, test } from "vitest";
import type { EditedMessage } from "#app/features/messages/editor/edited.server.ts";
import type { MessageListData } from "#app/features/messages/message-list.ts";
import { loader as edited } from "#app/routes/app/$property/messages/announcements/announcement/edit/$announcementId/page.tsx";
import { loader as calendar } from "#app/routes/app/$property/messages/calendar/page.tsx";
import type { ShownMonth } from "#app/routes/app/$property/messages/calendar/shown-month.server.ts";
import MessagesScreen, { loader as messages } from "#app/routes/app/$property/messages/list/page.tsx";
import { loader as surveys } from "#app/routes/app/$property/messages/survey/page.tsx";
import { newMessages } from "#tests/support/messages.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { visitor } from "#tests/support/visitor.ts";

const LIST = "/app/:p/messages/list";

test("lists are narrowed down to a category, and lists, calendar and editor show it in the property's own colour (specification 1, section 3: Stylings)", async () => {
  const own = await newMessages();
  const admin = await visitor(own.tenant, "company admin");
  await own.tenant.call("company admin", "PUT", "/v2/properties/:p/stylings", { values: { announcementCategoryColor2: "#123456" } });
  const reminder = await own.live("Do not forget", { category: 2 });
  const news = await own.live("News", { category: 4 });
  const asked = await own.tenant.message("survey", "Do you like it?");

  const all = (await admin.open(messages, LIST)).data as MessageListData;
  expect(new Map(all.messages.map(({ id, color }) => [id, color]))).toEqual(
    new Map([
      [reminder, "#123456"],
      [news, "#6565ff"],
      [asked, null],
    ]),
  );
  const one = (await admin.open(messages, `${LIST}?category=2`)).data as MessageListData;
  expect(one.messages.map(({ id }) => id)).toEqual([reminder]);
  const address = `${LIST}?category=2`.replace(":p", String(own.tenant.propertyId));
  const markup = await markupAt(address, createElement(MessagesScreen), one, "de");
  for (const part of ['fill="#123456"', 'value="2" selected=""', "Alle Kategorien"]) expect(markup).toContain(part);
  // What the list of all narrows down to by one number is named as both.
  for (const part of ['value="7">NPS und NPS-Umfragen<', 'value="8">Umfragen mit Bewertung<']) expect(markup).toContain(part);

  const month = (await admin.open(calendar, "/app/:p/messages/calendar")).data as ShownMonth;
  expect(month.messages.find(({ id }) => id === reminder)?.color).toBe("#123456");
  const path = "/app/:p/messages/announcements/announcement/edit/:announcementId";
  const { message } = (await admin.open(edited, path, { announcementId: reminder })).data as EditedMessage;
  expect(message.color).toBe("#123456");
});

test("a list knows the categories of its kind alone", async () => {
  const own = await newMessages();
  const admin = await visitor(own.tenant, "company admin");
  await own.tenant.message("nps", "Would you?");
  const asked = await own.tenant.message("survey", "Do you like it?");
  await own.save(asked, { category: 7 });
  const found = (await admin.open(surveys, "/app/:p/messages/survey?category=7")).data as MessageListData;
  expect(found.messages.map(({ id }) => id)).toEqual([asked]);
  expect((await admin.open(surveys, "/app/:p/messages/survey?category=2")).status).toBe(400);
});
