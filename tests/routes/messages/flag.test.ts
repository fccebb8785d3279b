import { createElement } from "react";
import { expect, test } from "vitest";
import { loader as edited } from "#app/routes/app/$property/messages/announcements/announcement/edit/$announcementId/page.tsx";
import AnnouncementsScreen, { loader as announcements } from "#app/routes/app/$property/messages/announcements/page.tsx";
import { loader as calendar } from "#app/routes/app/$property/messages/calendar/page.tsx";
import { action as create, loader as newMessage } from "#app/routes/app/$property/messages/create/page.tsx";
import { loader as messages } from "#app/routes/app/$property/messages/list/page.tsx";
import { loader as editedNps } from "#app/routes/app/$property/messages/nps/edit/$npsId/page.tsx";
import { loader as editedSurvey } from "#app/routes/app/$property/messages/survey/edit/$surveyId/page.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { type Kind, newTenant } from "#tests/support/tenant.ts";
import { visitor } from "#tests/support/visitor.ts";

const EDIT = "announcements/announcement/edit/:announcementId";

test("section 8: without the announcements flag every screen of messages leads to app/{id}, and nothing is written", async () => {
  const tenant = await newTenant({ flags: { announcements: false } });
  const admin = await visitor(tenant, "company admin");
  const announcementId = await tenant.message("announcement", "News");
  const screens = [
    ["list", messages],
    ["announcements", announcements],
    ["calendar", calendar],
    ["create", newMessage],
    [EDIT, edited],
    ["nps/edit/:npsId", editedNps],
    ["survey/edit/:surveyId", editedSurvey],
  ] as const;
  for (const [address, loader] of screens) {
    const { to } = await admin.open(loader, `/app/:p/messages/${address}`, {
      announcementId,
      npsId: announcementId,
      surveyId: announcementId,
    });
    expect([address, to]).toEqual([address, `/app/${tenant.propertyId}`]);
  }
  expect((await admin.send(create, "/app/:p/messages/create", { type: "announcement" })).status).toBe(404);
});

test("section 2: an id that is no number leads to the error page, for every kind of message", async () => {
  const admin = await visitor(await newTenant(), "company admin");
  for (const announcementId of ["abc", "1x", "-1", "1.5"]) {
    expect((await admin.open(edited, `/app/:p/messages/${EDIT}`, { announcementId })).to).toBe("/error-page");
  }
  expect((await admin.open(editedNps, "/app/:p/messages/nps/edit/:npsId", { npsId: "abc" })).to).toBe("/error-page");
  expect((await admin.open(editedSurvey, "/app/:p/messages/survey/edit/:surveyId", { surveyId: "abc" })).to).toBe("/error-page");
});

test("section 3: enableAnnouncements is off unless a property says otherwise, and kept as it says", async () => {
  const tenant = await newTenant();
  const read = async () => (await tenant.call("company admin", "GET", "/v2/properties/:p/stylings")).body.values;
  expect(await read()).toMatchObject({ enableAnnouncements: false, announcementCategoryColor1: "#ffd600" });
  const values = { enableAnnouncements: true, announcementCategoryColor1: "#abc" };
  expect((await tenant.call("company admin", "PUT", "/v2/properties/:p/stylings", { values })).status).toBe(200);
  expect(await read()).toMatchObject({ ...values, announcementCategoryColor2: "#ff0070" });
  const wrong = { values: { announcementCategoryColor1: "red" } };
  expect((await tenant.call("company admin", "PUT", "/v2/properties/:p/stylings", wrong)).status).toBe(422);
});

test("section 3: where the assistant lists no announcements, their list and their editor say so, with a link for those who may change it", async () => {
  const tenant = await newTenant();
  const id = await tenant.message("announcement", "News");
  const told = async (kind: Kind) => {
    const person = await visitor(tenant, kind);
    const { data: list } = await person.open(announcements, "/app/:p/messages/announcements");
    const { data: all } = await person.open(messages, "/app/:p/messages/list");
    const { data: editor } = await person.open(edited, `/app/:p/messages/${EDIT}`, { announcementId: id });
    return [list, all, editor].map((each) => (each as { notListed: unknown }).notListed);
  };
  expect(await told("company admin")).toEqual([{ mayChange: true }, null, { mayChange: true }]);
  expect(await told("company contributor")).toEqual([{ mayChange: false }, null, { mayChange: false }]);
  const { data } = await (await visitor(tenant, "company admin")).open(announcements, "/app/:p/messages/announcements");
  const markup = await markupAt("/app/1/messages/announcements", createElement(AnnouncementsScreen), data as object);
  expect(markup).toMatch(/doesn’t list announcements.*<a[^>]* href="[^"]*\/customize\/assistant"/);
  await tenant.call("company admin", "PUT", "/v2/properties/:p/stylings", { values: { enableAnnouncements: true } });
  expect(await told("property admin")).toEqual([null, null, null]);
});
