import { fromZonedTime } from "date-fns-tz";
import { createElement } from "react";
import { expect, test } from "vitest";
import type { EditedMessage } from "#app/features/messages/editor/edited.server.ts";
import EditAnnouncementScreen, {
  loader as editedAnnouncement,
} from "#app/routes/app/$property/messages/announcements/announcement/edit/$announcementId/page.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant } from "#tests/support/tenant.ts";
import { visitor } from "#tests/support/visitor.ts";

const ONE = "/app/:p/messages/announcements/announcement/edit/:announcementId";

test("a time that is not set may begin with the next full hour, on the clocks that it is read by", async () => {
  const tenant = await newTenant();
  const admin = await visitor(tenant, "company admin");
  const announcement = {
    type: "announcement",
    languageTexts: { en: { texts: null } },
    minTime: { utc: "2030-01-01T10:00:00Z", timezone: "Asia/Kolkata" },
  };
  const { body } = await tenant.call("company admin", "POST", "/v2/properties/:p/announcements", { announcement });
  const data = (await admin.open(editedAnnouncement, ONE, { announcementId: Number(body.id) })).data as EditedMessage;
  const now = Date.now();
  for (const [at, zone] of [
    [data.nextHours.from, "Asia/Kolkata"],
    [data.nextHours.to, "UTC"],
  ] as const) {
    expect(at).toMatch(/T\d\d:00$/);
    const wait = fromZonedTime(at, zone).getTime() - now;
    expect(wait).toBeGreaterThan(-5_000);
    expect(wait).toBeLessThanOrEqual(3_600_000);
  }
  const markup = await markupAt(ONE, createElement(EditAnnouncementScreen), data);
  expect(markup).toContain(`<option value="${data.nextHours.to}">Next full hour</option>`);
});
