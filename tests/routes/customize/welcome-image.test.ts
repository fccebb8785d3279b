import { createElement } from "react";
import sharp from "sharp";
import { expect, test } from "vitest";
import ImagesScreen, {
  loader as allImages,
  action as useImage,
} from "#app/routes/app/$property/customize/welcome-slide/image/library/page.tsx";
import ImageScreen, { action, loader } from "#app/routes/app/$property/customize/welcome-slide/image/page.tsx";
import { action as create } from "#app/routes/app/$property/customize/welcome-slide/new/page.tsx";
import WelcomeScreen, { action as saveSlide, loader as slide } from "#app/routes/app/$property/customize/welcome-slide/page.tsx";
import { action as remove } from "#app/routes/app/$property/customize/welcome-slide/remove/page.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant } from "#tests/support/tenant.ts";
import { visitor } from "#tests/support/visitor.ts";

const SLIDE = "/app/:p/customize/welcome-slide";
const IMAGE = `${SLIDE}/image`;
const LIBRARY = `${IMAGE}/library`;
type Form = Record<string, string>;
type Edited = { edited: { id: number; revision: number; values: Form } };

async function opened() {
  const tenant = await newTenant({
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
  });
  const admin = await visitor(tenant, "company admin");
  await admin.send(create, `${SLIDE}/new`, {});
  const edited = async (query = "") => ((await admin.open(slide, `${SLIDE}${query}`)).data as Edited).edited;
  const write = async (change: Form, query = "") => {
    const { id, revision, values } = await edited(query);
    const form = { ...values, slide: String(id), revision: String(revision), base: JSON.stringify(values), ...change };
    return admin.send(saveSlide, `${SLIDE}${query}`, form);
  };
  /** @returns where the upload leads */
  const upload = async (query = "") => {
    const form = new FormData();
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#0a7" } })
      .png()
      .toBuffer();
    form.set("file", new File([new Uint8Array(picture)], "hello.png", { type: "image/png" }));
    return new URL((await admin.send(action, `${IMAGE}${query}`, form)).to ?? "", "http://web.test");
  };
  /** The form around the choice, as a browser would send it. */
  const around = async (at: string, load: typeof loader | typeof allImages = loader): Promise<Form> => {
    const { stored } = (await admin.open(load, at)).data as { stored: { id: number; values: Form; revision: number } };
    return { ...stored.values, slide: String(stored.id), revision: String(stored.revision), base: JSON.stringify(stored.values) };
  };
  return { tenant, admin, edited, write, upload, around };
}

test("the button that asks for an upload saves the welcome slide first, and leads there in its language", async () => {
  const { tenant, admin, write, edited } = await opened();
  const at = `/app/${tenant.propertyId}/customize/welcome-slide/image`;
  expect((await write({ headline: "Welcome", intent: "upload" })).to).toBe(at);
  expect((await write({ headline: "Willkommen", intent: "library" }, "?lang=de")).to).toBe(`${at}/library?lang=de`);
  expect([(await edited()).values.headline, (await edited("?lang=de")).values.headline]).toEqual(["Welcome", "Willkommen"]);
  const markup = await markupAt("/x", createElement(WelcomeScreen), (await admin.open(slide, SLIDE)).data as object);
  for (const intent of ["upload", "library"]) expect(markup).toContain(`name="intent" value="${intent}"`);
});

test("an image is uploaded for the welcome slide, a part of it chosen, and its other texts and languages stay", async () => {
  const { tenant, admin, write, edited, upload, around } = await opened();
  await write({ headline: "Welcome", pictureTitle: "" });
  await write({ headline: "Willkommen" }, "?lang=de");
  const part = await upload("?lang=de");
  expect(part.searchParams.get("lang")).toBe("de");
  const at = `${IMAGE}${part.search}`;
  const { data } = await admin.open(loader, at);
  expect(await markupAt("/x", createElement(ImageScreen), data as object)).toContain('name="width"');
  const saved = await admin.send(action, at, { ...(await around(at)), x: "0", y: "0", width: "300", intent: "crop" });
  expect(saved.to).toBe(`/app/${tenant.propertyId}/customize/welcome-slide?lang=de`);
  expect((await edited("?lang=de")).values).toMatchObject({ headline: "Willkommen", pictureType: "image" });
  expect((await edited("?lang=de")).values.pictureUrl).toMatch(/\/images\//);
  expect((await edited()).values).toMatchObject({ headline: "Welcome", pictureType: "" });
});

test("an image that was used before is chosen; another one that somebody saved meanwhile is asked about", async () => {
  const { admin, write, edited, upload, around } = await opened();
  const image = (await upload()).searchParams.get("image") ?? "";
  const { data } = await admin.open(allImages, `${LIBRARY}?search=HELLO`);
  expect(await markupAt("/x", createElement(ImagesScreen), data as object)).toContain("hello.png");
  const form = await around(LIBRARY, allImages);
  await write({ pictureType: "image", pictureUrl: "https://crm.test/theirs.png" });
  const asked = await admin.send(useImage, LIBRARY, { ...form, image });
  expect(asked.status).toBe(409);
  expect((await edited()).values.pictureUrl).toBe("https://crm.test/theirs.png");
  await admin.send(useImage, LIBRARY, { ...(await around(LIBRARY, allImages)), image });
  expect((await edited()).values.pictureUrl).toContain(image);
});

test("without a welcome slide there is nothing to give a picture to: one is led to its own screen", async () => {
  const tenant = await newTenant();
  const admin = await visitor(tenant, "company admin");
  const to = `/app/${tenant.propertyId}/customize/welcome-slide`;
  expect((await admin.open(loader, IMAGE)).to).toBe(to);
  expect((await admin.open(allImages, LIBRARY)).to).toBe(to);
  expect((await admin.send(action, IMAGE, {})).to).toBe(to);
});

test("a picture that was chosen for one slide is given to no other that has come in its place, before somebody says so", async () => {
  const { admin, edited, upload, around } = await opened();
  const part = (await upload()).search;
  const [crop, used] = [await around(`${IMAGE}${part}`), await around(LIBRARY, allImages)];
  const { id, revision } = await edited();
  await admin.send(remove, `${SLIDE}/remove`, { slide: String(id), revision: String(revision) });
  await admin.send(create, `${SLIDE}/new`, {});
  const theirs = await edited();
  expect([theirs.id === id, theirs.revision]).toEqual([false, revision]);
  const cropped = { ...crop, x: "0", y: "0", width: "300" };
  for (const intent of ["crop", "whole", "show"]) {
    const late = await admin.send(action, `${IMAGE}${part}`, { ...cropped, intent });
    expect(late).toMatchObject({ status: 409, data: { failure: { code: "welcome_replaced" } } });
  }
  const image = new URLSearchParams(part).get("image") ?? "";
  const late = await admin.send(useImage, LIBRARY, { ...used, image });
  expect(late).toMatchObject({ status: 409, data: { failure: { code: "welcome_replaced" } } });
  expect(await edited()).toEqual(theirs);
  // What came back is about the new one, with the same choice.
  const refused = await admin.send(action, `${IMAGE}${part}`, { ...cropped, intent: "crop" });
  const loaded = (await admin.open(loader, `${IMAGE}${part}`)).data as object;
  const markup = await markupAt("/x", createElement(ImageScreen), loaded, "en", refused.data as object);
  expect(markup).toContain("has been deleted, and there is a new one");
  expect(markup).toContain(`name="slide" value="${theirs.id}"`);
  const again = (refused.data as { submission: { initialValue: Form } }).submission.initialValue;
  expect(again).toMatchObject({ slide: String(theirs.id), revision: String(theirs.revision), x: "0", width: "300" });
  expect((await admin.send(action, `${IMAGE}${part}`, again)).status).toBe(302);
  expect((await edited()).values.pictureUrl).toMatch(/\/images\//);
});
