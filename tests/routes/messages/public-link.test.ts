import { createElement } from "react";
import { expect, test } from "vitest";
import type { LinkedMessage } from "#app/routes/app/$property/messages/list/$messageId/link/linked-message.server.ts";
import PublicLinkScreen, { action, loader } from "#app/routes/app/$property/messages/list/$messageId/link/page.tsx";
import { loader as asksToRenew, action as renew } from "#app/routes/app/$property/messages/list/$messageId/link/renew/page.tsx";
import { documentsFor } from "#tests/support/documents.ts";
import { linkedMessage } from "#tests/support/public-links.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { visitor } from "#tests/support/visitor.ts";

const HERE = "/app/:p/messages/list/:messageId/link";

async function screen(kind: Parameters<typeof visitor>[1] = "company admin", ...given: Parameters<typeof linkedMessage>) {
  const linked = await linkedMessage(...given);
  const who = await visitor(linked.tenant, kind);
  const at = { messageId: linked.id };
  const shown = async () => (await who.open(loader, HERE, at)).data.message as unknown as LinkedMessage;
  return { ...linked, who, at, shown, send: (form: Record<string, string>) => who.send(action, HERE, form, at) };
}

test("a team turns the link on and off, says who may answer by it, and renews it", async () => {
  const { who, at, shown, send, set, read, token } = await screen();
  await set({ isOn: false });
  expect((await shown()).link).toEqual({ isOn: false, anonymous: true, once: true, address: null });
  expect((await who.open(asksToRenew, `${HERE}/renew`, at)).to).toMatch(/\/link$/);
  expect(await send({ intent: "save", isOn: "on", anonymous: "on", once: "a-form-key" })).toMatchObject({
    status: 302,
    to: expect.stringMatching(/\/link$/),
  });
  expect(await who.toast()).toBe("public_link_saved");
  expect((await shown()).link).toMatchObject({ isOn: true, anonymous: true, once: false, address: expect.any(String) });
  const before = await token();
  expect((await who.open(asksToRenew, `${HERE}/renew`, at)).status).toBe(200);
  expect((await who.send(renew, `${HERE}/renew`, {}, at)).to).toMatch(/\/link$/);
  expect((await read({ token: before })).status).toBe(404);
  await send({ intent: "save", anonymous: "on" });
  expect((await shown()).link.isOn).toBe(false);
});

test("a personal link is made for somebody whom the property knows, and an unknown id comes back with its problem", async () => {
  const { send, person, read, who, at, tenant, id } = await screen();
  await person("ada");
  const made = await send({ intent: "personal", person: " ada " });
  expect(made.data).toMatchObject({ person: "ada", code: null, address: expect.stringContaining("/answer/") });
  expect((await read({ token: String(made.data.address).split("/answer/")[1] })).status).toBe(200);
  const here = HERE.replace(":p", String(tenant.propertyId)).replace(":messageId", String(id));
  const { data } = await who.open(loader, HERE, at);
  const says = (answered?: object) => markupAt(here, createElement(PublicLinkScreen), data, "en", answered);
  expect(await says(made.data)).toContain('role="status">The link of ada is ready</p>');
  expect(await says()).toContain('role="status"></p>');
  expect(await send({ intent: "personal", person: "ghost" })).toMatchObject({
    status: 422,
    data: { person: "ghost", address: null, code: "link_error_no_person" },
  });
  expect((await send({ intent: "personal", person: "" })).data).toMatchObject({ code: "text_error_missing" });
});

test("contributors see the link without its controls, and why; so does everybody of an archived message", async () => {
  const { tenant, id, shown, send, save } = await screen("company contributor");
  expect(await shown()).toMatchObject({ refusal: "not_allowed_for_role", link: { isOn: true } });
  expect((await send({ intent: "save" })).status).toBe(401);
  const address = `/app/${tenant.propertyId}/messages/list/${id}/link`;
  const theirs = (await (await documentsFor(tenant, "company contributor")).open(address)).html;
  expect([theirs.includes("Your role doesn’t allow this."), /name="isOn"|name="person"|Renew link/.test(theirs)]).toEqual([true, false]);
  expect(theirs).toMatch(/<input[^>]* value="[^"]*\/answer\/[^"]+"[^>]*readOnly|<input[^>]*readonly/i);
  const admin = await documentsFor(tenant, "company admin");
  expect((await admin.open(address)).html).toMatch(/&lt;a href=&quot;[^&]+\?score=10&quot;/);
  await save({ visibility: "archived" });
  const archived = (await admin.open(address)).html;
  expect([archived.includes("This message is archived."), /name="isOn"/.test(archived)]).toEqual([true, false]);
});

test("the lists and the editors of NPS messages and surveys lead there, those of announcements do not", async () => {
  const { tenant, id } = await linkedMessage("survey");
  const announcement = await tenant.message("announcement", "News");
  const admin = await documentsFor(tenant, "company admin");
  const base = `/app/${tenant.propertyId}/messages`;
  const list = (await admin.open(`${base}/list`)).html;
  expect([list.includes(`${base}/list/${id}/link`), list.includes(`${base}/list/${announcement}/link`)]).toEqual([true, false]);
  expect((await admin.open(`${base}/survey/edit/${id}`)).html).toContain(`${base}/list/${id}/link`);
  expect((await admin.open(`${base}/announcements/announcement/edit/${announcement}`)).html).not.toContain("/link");
  expect((await admin.open(`${base}/list/${announcement}/link`)).status).toBe(404);
});
