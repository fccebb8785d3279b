import { createElement } from "react";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import type { EditedMessage } from "#app/features/messages/editor/edited.server.ts";
import AnnouncementImagesScreen, {
  loader as allImages,
  action as useImage,
} from "#app/routes/app/$property/messages/announcements/announcement/edit/$announcementId/image/library/page.tsx";
import AnnouncementImageScreen, {
  action,
  loader,
} from "#app/routes/app/$property/messages/announcements/announcement/edit/$announcementId/image/page.tsx";
import {
  loader as editedAnnouncement,
  action as saveAnnouncement,
} from "#app/routes/app/$property/messages/announcements/announcement/edit/$announcementId/page.tsx";
import { inDays, newMessages } from "#tests/support/messages.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { errorsOf, type Visitor, visitor } from "#tests/support/visitor.ts";

const EDITOR = "/app/:p/messages/announcements/announcement/edit/:announcementId";
const ONE = `${EDITOR}/image`;
const LIBRARY = `${ONE}/library`;

let messages: Awaited<ReturnType<typeof newMessages>>;
let admin: Visitor;
beforeAll(async () => {
  messages = await newMessages();
  admin = await visitor(messages.tenant, "company admin");
});

/** Uploads a picture for an announcement. @returns its id */
async function upload(id: number): Promise<string> {
  const form = new FormData();
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#0a7" } })
    .png()
    .toBuffer();
  form.set("file", new File([new Uint8Array(picture)], "green.png", { type: "image/png" }));
  const { to } = await admin.send(action, ONE, form, { announcementId: id });
  return new URL(to ?? "", "http://web.test").searchParams.get("image") ?? "";
}
/** The form of the part that is chosen, for the texts as they are stored. */
async function formOf(id: number, image: string, query = "") {
  const { data } = await admin.open(loader, `${ONE}?image=${image}${query}`, { announcementId: id });
  const { stored, message } = data as { stored: object; message: { revision: number } };
  return { ...stored, revision: String(message.revision), base: JSON.stringify(stored) };
}
const mediaOf = async (id: number, language: string) => {
  const { languageTexts } = (await messages.read(id)) as unknown as { languageTexts: Record<string, { texts: { media: object } | null }> };
  return languageTexts[language]?.texts?.media;
};

test("a file is uploaded, its part chosen in numbers, and shown in one language; what is no image is refused at its field", async () => {
  const id = await messages.addNews("With a picture");
  const nothing = new FormData();
  nothing.set("file", new File(["no image"], "fake.png", { type: "image/png" }));
  expect(errorsOf(await admin.send(action, ONE, nothing, { announcementId: id }))).toHaveProperty("file");
  const image = await upload(id);
  expect(image).toMatch(/^[0-9a-f]{40}$/);
  expect(await admin.toast()).toBe("image_uploaded");
  const form = await formOf(id, image);
  const { data } = await admin.open(loader, `${ONE}?image=${image}`, { announcementId: id });
  expect(await markupAt(ONE, createElement(AnnouncementImageScreen), data)).toContain("Crop and use");
  const send = (more: Record<string, string>, query = "") =>
    admin.send(action, `${ONE}?image=${image}${query}`, { ...form, ...more }, { announcementId: id });
  expect(errorsOf(await send({ intent: "crop", x: "0", y: "9999", width: "500" }))).toHaveProperty("width");
  const shown = await send({ intent: "show", x: "9999", y: "0", width: "500" });
  expect(shown.to).toMatch(/image=[0-9a-f]{40}&x=400&y=0&width=500$/);
  expect((await send({ intent: "crop", x: "0", y: "0", width: "500" })).to).toMatch(new RegExp(`announcement/edit/${id}$`));
  expect(await admin.toast()).toBe("message_saved");
  expect(await mediaOf(id, "en")).toMatchObject({ type: "imageLibrary", src: expect.stringMatching(/images/) });
  await admin.send(
    action,
    `${ONE}?image=${image}&lang=de`,
    { ...(await formOf(id, image, "&lang=de")), intent: "whole" },
    { announcementId: id },
  );
  expect(await mediaOf(id, "de")).toMatchObject({ type: "imageLibrary", src: expect.stringContaining(image) });
});

test("the button in the editor saves what was typed, and nothing goes live or is taken down on the way", async () => {
  const id = await messages.addNews("News", { minTime: inDays(2) });
  await messages.save(id, { publishing: true });
  const { data } = await admin.open(editedAnnouncement, EDITOR, { announcementId: id });
  const { values, message, mayUpload } = data as unknown as EditedMessage;
  expect(mayUpload).toBe(true);
  const filled = Object.fromEntries(Object.entries({ ...values, headline: "Typed" }).filter(([, value]) => value !== ""));
  const form = { ...filled, intent: "image", revision: String(message.revision), base: JSON.stringify(values) };
  expect((await admin.send(saveAnnouncement, EDITOR, form, { announcementId: id })).to).toMatch(/\/image$/);
  expect(await admin.toast()).toBe("message_draft_saved");
  expect(await messages.read(id)).toMatchObject({ visibility: "scheduled", title: "Typed", hasUnpublishedChanges: true });
  const image = await upload(id);
  await admin.send(action, `${ONE}?image=${image}`, { ...(await formOf(id, image)), intent: "whole" }, { announcementId: id });
  expect(await messages.read(id)).toMatchObject({ visibility: "scheduled" });
});

test("what is live stays so where an image is chosen while its headline is emptied in the draft", async () => {
  const id = await messages.live();
  await messages.save(id, { languageTexts: { en: { texts: null } }, visibility: "public" });
  const image = await upload(id);
  await admin.send(action, `${ONE}?image=${image}`, { ...(await formOf(id, image)), intent: "whole" }, { announcementId: id });
  expect([await admin.toast(), (await messages.read(id)).visibility]).toEqual(["message_draft_saved", "public"]);
});

test("another image that somebody else chose meanwhile is asked about; who may not store images is told so", async () => {
  const id = await messages.live();
  const image = await upload(id);
  const late = await formOf(id, image);
  await admin.send(action, `${ONE}?image=${image}`, { ...late, intent: "whole" }, { announcementId: id });
  // People still see the one before.
  expect(await admin.toast()).toBe("message_draft_saved");
  const asks = await admin.send(
    action,
    `${ONE}?image=${image}`,
    { ...late, intent: "crop", x: "0", y: "0", width: "400" },
    { announcementId: id },
  );
  expect(asks).toMatchObject({ status: 409, data: { failure: { conflict: { asks: [{ name: "mediaSrc" }] } } } });
  const contributor = await visitor(messages.tenant, "property contributor");
  const { data } = await contributor.open(loader, ONE, { announcementId: id });
  expect(data).toMatchObject({ refusal: "not_allowed_for_role" });
  const editor = (await contributor.open(editedAnnouncement, EDITOR, { announcementId: id })).data as unknown as EditedMessage;
  expect(editor.mayUpload).toBe(false);
});

test("more images than the editor has room for are searched and paged through, and one is used; what was typed is kept (issue 12 B)", async () => {
  const own = await newMessages();
  const author = await visitor(own.tenant, "company admin");
  const { db, propertyId: property_id } = own.tenant;
  const idOf = (index: number) => `${property_id}`.padStart(20, "a") + `${index}`.padStart(20, "b");
  const images = Array.from({ length: 13 }, (_, index) => ({ id: idOf(index), name: `Picture ${index} 100%.png` }));
  const stored = images.map((each) => ({ ...each, property_id, media_type: "image/webp", byte_size: 1, used_at: new Date(2026, 0, 1) }));
  await db.insertInto("images").values(stored.slice(1)).execute();
  const announcementId = await own.addNews("News");
  const editor = async () => (await author.open(editedAnnouncement, EDITOR, { announcementId })).data as unknown as EditedMessage;
  expect((await editor()).choices).toMatchObject({ hasMoreImages: false, images: { length: 12 } });
  await db.insertInto("images").values(stored.slice(0, 1)).execute();
  const { values, message, choices } = await editor();
  expect(choices).toMatchObject({ hasMoreImages: true, images: { length: 12 } });

  const filled = Object.fromEntries(Object.entries({ ...values, headline: "Typed" }).filter(([, value]) => value !== ""));
  const typed = { ...filled, intent: "library", revision: String(message.revision), base: JSON.stringify(values) };
  expect((await author.send(saveAnnouncement, EDITOR, typed, { announcementId })).to).toMatch(/\/image\/library$/);
  expect(await own.read(announcementId)).toMatchObject({ title: "Typed", visibility: "private" });

  const open = async (query: string) => {
    const { data } = await author.open(allImages, `${LIBRARY}${query}`, { announcementId });
    return data as unknown as { library: { total: number; images: { id: string }[] }; stored: object; message: { revision: number } };
  };
  expect((await open("")).library).toMatchObject({ total: 13, images: { length: 13 } });
  expect((await open("?search=URE+12+100%25")).library).toMatchObject({ total: 1, images: [{ id: idOf(12) }] });
  // A page beyond the last, as a bookmark has it after images were removed, leads to the first.
  const beyond = await author.open(allImages, `${LIBRARY}?page=7&search=URE&limit=50`, { announcementId });
  expect(beyond).toMatchObject({ status: 302, to: expect.stringMatching(/\/image\/library\?search=URE&limit=50$/) });
  const markup = async (query: string) => markupAt(LIBRARY, createElement(AnnouncementImagesScreen), await open(query), "de");
  expect(await markup("?search=12")).toContain(">Verwenden<");
  expect(await markup("?search=nothing")).toContain("Keine Bilder gefunden");

  const shown = await open("");
  const form = { ...shown.stored, revision: String(shown.message.revision), base: JSON.stringify(shown.stored) };
  const sent = await author.send(useImage, LIBRARY, { ...form, image: idOf(0) }, { announcementId });
  expect(sent.to).toMatch(new RegExp(`announcement/edit/${announcementId}$`));
  expect(await author.toast()).toBe("message_saved");
  expect(await own.read(announcementId)).toMatchObject({
    title: "Typed",
    languageTexts: { en: { texts: { media: { type: "imageLibrary", src: expect.stringContaining(idOf(0)) } } } },
  });
  // Of another property, and what somebody else chose meanwhile.
  const foreign = await author.send(useImage, LIBRARY, { ...form, image: "f".repeat(40) }, { announcementId });
  expect([foreign.status, foreign.to]).toEqual([404, null]);
  const late = await author.send(useImage, LIBRARY, { ...form, image: idOf(1) }, { announcementId });
  expect(late).toMatchObject({ status: 409, data: { failure: { conflict: { asks: [{ name: "mediaSrc" }] } } } });
});
