import { createElement } from "react";
import { beforeAll, expect, test } from "vitest";
import { loader as edited } from "#app/routes/app/$property/messages/announcements/announcement/edit/$announcementId/page.tsx";
import MessageApprovalScreen, { action, loader } from "#app/routes/app/$property/messages/list/$messageId/approval/page.tsx";
import { news } from "#tests/support/messages.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { errorsOf, type Visitor, visitor } from "#tests/support/visitor.ts";

type Shown = { view: { revision: number; review: object | null } };
const AT = "/app/:p/messages/list/:messageId/approval";

let tenant: Tenant;
let [author, reviewer]: Visitor[] = [];
beforeAll(async () => {
  tenant = await newTenant();
  author = await visitor(tenant, "company admin");
  reviewer = await visitor(tenant, "company moderator");
});

async function written(description = "All about it") {
  const messageId = await tenant.message("announcement", "News");
  await tenant.call("company admin", "PUT", `/v2/properties/:p/announcements/${messageId}`, {
    announcement: { languageTexts: { en: { texts: news("News", { description }) } } },
  });
  const open = async (who = author!) => (await who.open(loader, AT, { messageId })).data as Shown;
  const send = async (intent: string, comment: string, who = author!) =>
    who.send(action, AT, { intent, comment, revision: String((await open()).view.revision) }, { messageId });
  return { messageId, open, send };
}

test("a message is sent for review, returned with a comment, sent again and approved by somebody else", async () => {
  const { messageId, open, send } = await written();
  expect((await send("request", "Ready")).status).toBe(302);
  expect([await author!.toast(), (await open()).view.review]).toMatchObject(["review_request", { state: "in_review", isOwn: true }]);
  expect((await send("approve", "")).data).toMatchObject({ failure: { code: "approval_own" } });
  expect(errorsOf(await send("return", "", reviewer!))).toMatchObject({ comment: ["review_error_comment"] });
  await send("return", "Shorter", reviewer!);
  await send("request", "Now?");
  const asked = await open(reviewer!);
  const markup = await markupAt(
    `/app/${tenant.propertyId}/messages/list/${messageId}/approval`,
    createElement(MessageApprovalScreen),
    asked,
    "de",
  );
  for (const word of ["Freigabe", "Now?", "In Prüfung"]) expect(markup).toContain(word);
  await send("approve", "Yes", reviewer!);
  expect(await reviewer!.toast()).toBe("review_approve");
  const { data } = await author!.open(edited, "/app/:p/messages/announcements/announcement/edit/:announcementId", {
    announcementId: messageId,
  });
  expect(data.publishing).toMatchObject({ isApproved: true });
});

test("what is missing is said with a link to the editor; an older revision and a form for a schedule are refused", async () => {
  const { messageId, open, send } = await written("");
  const refused = await send("request", "Ready");
  const to = `/app/${tenant.propertyId}/messages/announcements/announcement/edit/${messageId}`;
  expect(refused.data).toMatchObject({ failure: { code: "incomplete", missing: [{ code: "text_error_missing", to }] } });
  const { revision } = (await open()).view;
  const older = await author!.send(action, AT, { intent: "withdraw", comment: "", revision: String(revision - 1) }, { messageId });
  expect(older.status).toBe(409);
  expect((await send("schedule", "")).status).toBe(422);
});
