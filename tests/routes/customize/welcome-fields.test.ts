import { expect, test } from "vitest";
import { action as create } from "#app/routes/app/$property/customize/welcome-slide/new/page.tsx";
import { loader, action as save } from "#app/routes/app/$property/customize/welcome-slide/page.tsx";
import { newTenant } from "#tests/support/tenant.ts";
import { errorsOf, visitor } from "#tests/support/visitor.ts";

const SLIDE = "/app/:p/customize/welcome-slide";
type Slide = { id: number; revision: number; values: Record<string, string> };

async function opened() {
  const tenant = await newTenant();
  const admin = await visitor(tenant, "company admin");
  await admin.send(create, `${SLIDE}/new`, {});
  await admin.toast();
  const shown = async () => ((await admin.open(loader, SLIDE)).data as { edited: Slide }).edited;
  const send = async (change: Record<string, string>) => {
    const { id, revision, values } = await shown();
    return admin.send(save, SLIDE, { ...values, slide: String(id), revision: String(revision), base: JSON.stringify(values), ...change });
  };
  return { admin, shown, send };
}

test("all that is wrong with a welcome slide is said at once, each at its field", async () => {
  const { shown, send } = await opened();
  const refused = await send({
    ...{ headline: "x".repeat(200), pictureType: "video", pictureUrl: "javascript:x", startButton: "on", laterButton: "", leaveIcon: "" },
    ...{ linkTitle: "Read more", linkUrl: "" },
  });
  expect([refused.status, errorsOf(refused)]).toEqual([
    422,
    {
      headline: ["text_error_too_long"],
      pictureUrl: ["text_error_invalid_link"],
      linkUrl: ["popup_error_link_address"],
      startButton: ["welcome_error_no_guide"],
      leaveIcon: ["welcome_error_no_way_out"],
    },
  ]);
  expect(await shown()).toMatchObject({ revision: 1, values: { headline: "" } });
});

test("what is too long in several ways is said once", async () => {
  const { send } = await opened();
  const long = `https://crm.test/${"x".repeat(3000)}`;
  expect(errorsOf(await send({ pictureType: "image", pictureUrl: long, linkUrl: long }))).toEqual({
    pictureUrl: ["text_error_too_long"],
    linkUrl: ["text_error_too_long"],
  });
});

test("what a link is called is not lost where its address is missing, and the link's box holds in every language", async () => {
  const { admin, shown, send } = await opened();
  expect(errorsOf(await send({ headline: "Hello", link: "on", linkTitle: "Read more" }))).toEqual({
    linkUrl: ["popup_error_link_address"],
  });
  expect((await send({ headline: "Hello", link: "on" })).status).toBe(302);
  expect(await admin.toast()).toBe("changes_saved");
  expect((await send({ linkTitle: "Read more", linkUrl: "crm.test/more" })).status).toBe(302);
  expect((await shown()).values).toMatchObject({ link: "on", linkTitle: "Read more", linkUrl: "https://crm.test/more" });
});

test.each(["linkTitle", "linkUrl", "pictureUrl", "pictureType", "infoText"])("a file where %s is typed is refused", async (name) => {
  const { admin, shown } = await opened();
  const { id, revision, values } = await shown();
  const form = new FormData();
  const rest = { ...values, slide: String(id), revision: String(revision), base: JSON.stringify(values), linkTitle: "Read more" };
  for (const [key, value] of Object.entries(rest)) form.set(key, value);
  form.set(name, new File(["x"], "a.txt"));
  const refused = await admin.send(save, SLIDE, form);
  expect([refused.status, Object.keys(errorsOf(refused) ?? {})]).toEqual([422, [name]]);
  expect((await shown()).revision).toBe(revision);
});

test("a picture that is taken away by its kind is said to be", async () => {
  const { admin, shown, send } = await opened();
  const picture = { pictureUrl: "https://crm.test/a.png", pictureTitle: "A dog" };
  await send({ headline: "Hello", pictureType: "image", ...picture });
  expect(await admin.toast()).toBe("changes_saved");
  expect((await shown()).values).toMatchObject(picture);
  await send({ pictureType: "" });
  expect(await admin.toast()).toBe("changes_saved_without_picture");
  expect((await shown()).values).toMatchObject({ pictureType: "", pictureUrl: "", pictureTitle: "" });
  await send({ content: "Once more" });
  expect(await admin.toast()).toBe("changes_saved");
  await send({ pictureType: "image", info: "on", infoText: "Mind this", ...picture });
  await admin.toast();
  // What somebody else chose instead, and is chosen now, is taken away from nobody.
  await send({ pictureType: "", "take-pictureType": "theirs" });
  expect(await admin.toast()).toBe("changes_saved");
  expect((await shown()).values).toMatchObject({ pictureType: "image", ...picture });
  await send({ pictureType: "", infoText: " " });
  expect(await admin.toast()).toBe("changes_saved_without_both");
  expect((await shown()).values).toMatchObject({ pictureUrl: "", infoText: "" });
});
