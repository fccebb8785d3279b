import { createElement } from "react";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import type { Media } from "#app/domain/guides/step.ts";
import { mediaValues } from "#app/routes/app/$property/manage/$guideId/edit/steps/form-values.ts";
import StepMediaScreen, { action, loader } from "#app/routes/app/$property/manage/$guideId/edit/steps/media/page.tsx";
import { action as editorAction } from "#app/routes/app/$property/manage/$guideId/edit/steps/page.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { content1, newTenant, type Tenant } from "#tests/support/tenant.ts";
import { errorsOf, type Visitor, visitor } from "#tests/support/visitor.ts";
import { EDITOR, formOf, storedGuide } from "./editor-form.ts";

const MEDIA = `${EDITOR}/media`;
const image: Media = { type: "image", url: "https://a.test/x.png", title: "A" };

let tenant: Tenant;
let admin: Visitor;
beforeAll(async () => {
  tenant = await newTenant({
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
  });
  admin = await visitor(tenant, "company admin");
});

/** A guide whose step `press` has these media, and what its screen of media does. */
async function step(media: Media | null = null, live = false) {
  const content = content1("Tour");
  const texts = content.texts.en!;
  texts.steps.press = { ...texts.steps.press!, media };
  content.texts.de = { ...texts, title: "Rundgang", steps: { ...texts.steps, press: { ...texts.steps.press, title: "Hier" } } };
  const guideId = await tenant.guide({ content, live });
  const at = (query: string) => `${MEDIA}?step=press${query}`;
  const stored = async () => (await storedGuide(tenant, guideId)).steps[1]?.media;
  const state = { revision: "1", base: JSON.stringify(mediaValues(media)) };
  return {
    guideId,
    stored,
    open: (query = "", who = admin) => who.open(loader, at(query), { guideId }),
    send: (query: string, form: Record<string, string>) => admin.send(action, at(query), { ...state, ...form }, { guideId }),
    upload: (file: File | string) => {
      const form = new FormData();
      form.append("file", file);
      return admin.send(action, at("&add=image-upload"), form, { guideId });
    },
    shown: async (query: string, answered?: object) => {
      const { data } = await admin.open(loader, at(query), { guideId });
      return markupAt(at(query).replace(":guideId", String(guideId)), createElement(StepMediaScreen), data, "en", answered);
    },
    /** The step in the editor, and its address. */
    back: `/app/${tenant.propertyId}/manage/${guideId}/edit/steps?step=press`,
  };
}

const picture = async (name = "wide.png") =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 1000, height: 800, channels: 3, background: "#1f5bd6" } })
          .png()
          .toBuffer(),
      ),
    ],
    name,
  );

test("the button in the editor saves what was typed and leads to the media", async () => {
  const { guideId } = await step(image);
  const press = async (intent: string) =>
    (
      await admin.send(editorAction, EDITOR, formOf(await storedGuide(tenant, guideId), "press", intent, { stepTitle: "Typed" }), {
        guideId,
      })
    ).to;
  const media = `/app/${tenant.propertyId}/manage/${guideId}/edit/steps/media?step=press`;
  expect(await press("media")).toBe(media);
  expect(await press("media-all")).toBe(`${media}&ask=all`);
  expect((await storedGuide(tenant, guideId)).steps[1]).toMatchObject({ title: "Typed", media: image });
  await press("media-remove");
  expect((await storedGuide(tenant, guideId)).steps[1]).toMatchObject({ title: "Typed", media: null });
  expect(await admin.toast()).toBe("media_removed");
});

describe("the media flow (specification 1, section 4)", () => {
  test("the choice offers Image/gif, Video, Infobox and Link, each at an address", async () => {
    const html = await (await step()).shown("");
    for (const add of ["image", "video", "info", "link"]) expect(html).toContain(`add=${add}"`);
    expect(html).not.toContain("Remove media");
  });

  test("add image opens the choice of its origin: by address, by upload, from images used before", async () => {
    const html = await (await step()).shown("&add=image");
    for (const add of ["image-url", "image-upload", "image-library"]) expect(html).toContain(`add=${add}"`);
  });

  test("closing the form of an address returns to the origin, closing the upload closes everything, closing a video to the choice", async () => {
    const { shown, back } = await step();
    const closes = async (add: string) =>
      /<a[^>]*href="([^"]*)"[^>]*>Cancel</.exec(await shown(`&add=${add}`))?.[1]?.replaceAll("&amp;", "&");
    expect((await closes("image-url"))?.endsWith("media?step=press&add=image")).toBe(true);
    expect((await closes("image-upload"))?.endsWith(back.slice(back.indexOf("/manage")))).toBe(true);
    expect((await closes("video"))?.endsWith("media?step=press")).toBe(true);
  });

  test.each([
    [
      "image-url",
      { mediaType: "image", mediaUrl: "a.test/x.png", mediaTitle: "A" },
      { type: "image", url: "https://a.test/x.png", title: "A" },
    ],
    [
      "video",
      { mediaType: "video", mediaUrl: "https://youtu.be/dQw4w9WgXcQ?t=42" },
      { type: "video", url: "https://youtu.be/dQw4w9WgXcQ?t=42", title: "" },
    ],
    ["info", { mediaType: "info", mediaText: "Note" }, { type: "info", text: "Note" }],
    ["link", { mediaType: "link", mediaUrl: "help@a.test" }, { type: "link", url: "mailto:help@a.test", title: "Link title" }],
  ])("submitting %s closes it and sets the kind of media", async (add, form, media) => {
    const { send, stored, back } = await step();
    expect(await send(`&add=${add}`, form)).toMatchObject({ status: 302, to: back });
    expect(await stored()).toEqual(media);
    expect(await admin.toast()).toBe("media_saved");
  });

  test("removing sets the kind of media to none, of each kind", async () => {
    const all: Media[] = [
      image,
      { type: "video", url: "https://a.test/v", title: "" },
      { type: "info", text: "T" },
      { type: "link", url: "https://a.test", title: "L" },
    ];
    for (const media of all) {
      const { send, stored, shown } = await step(media);
      expect(await shown("")).toContain("Remove media");
      await send("", { mediaType: "" });
      expect([media.type, await stored()]).toEqual([media.type, null]);
    }
  });
});

test("what cannot be saved comes back with its field and all that was typed", async () => {
  const { send, stored, shown } = await step();
  const refused = await send("&add=image-url", { mediaType: "image", mediaUrl: "javascript:alert(1)", mediaTitle: "Kept" });
  expect([refused.status, errorsOf(refused)]).toEqual([422, { mediaUrl: ["text_error_invalid_link"] }]);
  expect(await shown("&add=image-url", refused.data)).toContain('value="Kept"');
  expect(await stored()).toBeNull();
});

test("other changes in the meantime are merged, other media are asked about", async () => {
  const { guideId, send, stored } = await step(image);
  const change = (tutorial: object) => tenant.call("company moderator", "PUT", `/v2/properties/:p/tutorials/${guideId}`, { tutorial });
  await change({ title: "Theirs" });
  await send("&add=info", { mediaType: "info", mediaText: "Mine" });
  expect(await stored()).toEqual({ type: "info", text: "Mine" });
  expect(await admin.toast()).toBe("guide_saved_merged");
  const { steps } = await storedGuide(tenant, guideId);
  await change({ steps: steps.map((each) => ({ ...each, media: { type: "info", text: "Theirs" } })) });
  const late = await send("&add=info", {
    mediaType: "info",
    mediaText: "Mine again",
    base: JSON.stringify(mediaValues({ type: "info", text: "Mine" })),
  });
  expect([late.status, (late.data.failure as { code: string }).code]).toEqual([409, "changed_meanwhile"]);
  expect(await stored()).toEqual({ type: "info", text: "Theirs" });
});

test("an image is uploaded, cropped to 688 × 376 and used; one used before is used again", async () => {
  const { upload, send, stored, shown, guideId, back } = await step();
  const { to } = await upload(await picture());
  const id = /&image=([0-9a-f]{40})$/.exec(to ?? "")?.[1] ?? "";
  const at = `&add=image-crop&image=${id}`;
  const html = await shown(at);
  expect([/name="y"/.test(html), html.includes('viewBox="0 127 1000 547"'), html.includes("<noscript>")]).toEqual([true, true, true]);
  expect(await shown(`${at}&x=900&y=9999&width=500`)).toContain('viewBox="500 527 500 273"');
  const part = { mediaType: "image", x: "100", y: "50", width: "500" };
  expect((await send(at, { ...part, intent: "show", x: "9999" })).to).toContain(`image=${id}&x=500&y=50&width=500`);
  expect(errorsOf(await send(at, { ...part, intent: "crop", y: "600" }))).toEqual({ width: ["crop_error_outside"] });
  expect(errorsOf(await send(at, { ...part, intent: "crop", x: "-1" }))).toEqual({ x: ["crop_error_outside"] });
  expect(await send(at, { ...part, intent: "crop", mediaTitle: "Alt" })).toMatchObject({ status: 302, to: back });
  const media = (await stored()) as Extract<Media, { type: "image" }>;
  expect(media).toMatchObject({ type: "image", title: "Alt" });
  const library = await shown("&add=image-library");
  expect([library.includes(media.url), library.includes("688 × 376"), library.includes("Use wide.png")]).toEqual([true, true, true]);
  const { revision } = await storedGuide(tenant, guideId);
  const base = JSON.stringify(mediaValues(media));
  await send("&add=image-library", { revision: String(revision), base, mediaType: "image", image: id });
  expect(await stored()).toMatchObject({ type: "image", url: expect.stringContaining(id) });
});

test.each([
  ["no file", () => new File([], ""), "image_error_no_file"],
  ["a file that scripts found too large", () => "file_too_large", "file_too_big"],
  ["a file that scripts found to be none", () => "file_wrong_type", "upload_error"],
  ["a byte more than 8000 KB", () => new File([new Uint8Array(8000 * 1024 + 1)], "a.png"), "file_too_big"],
  ["much more", () => new File([new Uint8Array(12_000_000)], "a.png"), "file_too_big"],
  ["no image", () => new File(["hello"], "a.png"), "upload_error"],
])("of %s the upload says so at its field", async (_, file, code) => {
  const answer = await (await step()).upload(file());
  expect([answer.status, errorsOf(answer)]).toEqual([422, { file: [code] }]);
});

test("the upload says its limit and the kinds of images before a file is chosen", async () => {
  const html = await (await step()).shown("&add=image-upload");
  expect(html).toContain("PNG, JPEG, GIF, WebP or AVIF, up to 8000 KB");
});

test("media of another language are those of that language alone, until they are used in all", async () => {
  const { guideId, send, shown, stored } = await step(image);
  const german = { revision: "1", mediaType: "info", mediaText: "Hinweis" };
  expect((await send("&lang=de&add=info", german)).to).toContain("edit/steps?step=press&lang=de");
  expect(await stored()).toEqual(image);
  expect(await shown("&lang=de")).toContain("Hinweis");
  const asked = await shown("&lang=de&ask=all");
  expect([asked.includes("English"), asked.includes(image.url), asked.includes("Hinweis")]).toEqual([true, true, true]);
  const apply = (revision: string) => admin.send(action, `${MEDIA}?step=press&lang=de&ask=all`, { revision }, { guideId });
  expect(await apply("1")).toMatchObject({ status: 409, data: { overtaken: { revision: 2 } } });
  expect((await apply("2")).status).toBe(302);
  expect(await admin.toast()).toBe("media_in_all_languages");
  expect(await stored()).toEqual({ type: "info", text: "Hinweis" });
});

test("a step that is gone is not found; an archived guide leads to its own screen; who may not edit it reads why", async () => {
  const { guideId, open } = await step();
  expect((await admin.open(loader, `${MEDIA}?step=gone`, { guideId })).status).toBe(404);
  const contributor = await visitor(tenant, "company contributor");
  expect((await open("", contributor)).data).toMatchObject({ refusal: "not_allowed_for_role" });
  const live = await step(null, true);
  expect((await live.open("&add=image", contributor)).data).toMatchObject({ refusal: null, mayStore: false });
  await tenant.call("company admin", "DELETE", `/v2/properties/:p/tutorials/${guideId}`);
  expect((await open()).to).toContain(`/manage/${guideId}/edit/steps?step=press`);
});
