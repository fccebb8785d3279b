import { createElement } from "react";
import sharp from "sharp";
import { expect, test } from "vitest";
import AssistantScreen, { loader as assistant, action as saveAssistant } from "#app/routes/app/$property/customize/assistant/page.tsx";
import PicturesScreen, {
  loader as allPictures,
  action as usePicture,
} from "#app/routes/app/$property/customize/images/$styling/library/page.tsx";
import PictureScreen, { action, loader } from "#app/routes/app/$property/customize/images/$styling/page.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant } from "#tests/support/tenant.ts";
import { errorsOf, visitor } from "#tests/support/visitor.ts";

const ASSISTANT = "/app/:p/customize/assistant";
const PICTURE = "/app/:p/customize/images/:styling";
const LIBRARY = `${PICTURE}/library`;
const AVATAR = { styling: "avatar_img" };

type Form = Record<string, string>;

async function opened() {
  const tenant = await newTenant();
  const admin = await visitor(tenant, "company admin");
  return {
    tenant,
    admin,
    stylings: async () => (await tenant.call("company admin", "GET", "/v2/properties/:p/stylings")).body.values as Form,
    /** Uploads a picture for the avatar. @returns its id */
    async upload(width = 900, height = 600) {
      const form = new FormData();
      const picture = await sharp({ create: { width, height, channels: 3, background: "#0a7" } })
        .png()
        .toBuffer();
      form.set("file", new File([new Uint8Array(picture)], "face.png", { type: "image/png" }));
      const { to } = await admin.send(action, PICTURE, form, AVATAR);
      return new URL(to ?? "", "http://web.test").searchParams.get("image") ?? "";
    },
    /** The form around the choice, as a browser would send it. */
    async around(at: string, load: typeof loader | typeof allPictures = loader): Promise<Form> {
      const { stored } = (await admin.open(load, at, AVATAR)).data as { stored: { values: Form; revision: number } };
      return { ...stored.values, revision: String(stored.revision), base: JSON.stringify(stored.values) };
    },
  };
}

test("an avatar is uploaded, its square chosen in numbers, and players get it at 240 × 240", async () => {
  const { tenant, admin, stylings, upload, around } = await opened();
  const image = await upload();
  expect(image).toMatch(/^[0-9a-f]{40}$/);
  const at = `${PICTURE}?image=${image}`;
  const { data } = await admin.open(loader, at, AVATAR);
  expect((data as { cropped: { crop: object } }).cropped.crop).toEqual({ x: 150, y: 0, width: 600, height: 600 });
  const markup = await markupAt("/x", createElement(PictureScreen), data as object);
  expect(markup).toContain("The part is as high as it is wide");
  const saved = await admin.send(action, at, { ...(await around(at)), x: "10", y: "20", width: "300", intent: "crop" }, AVATAR);
  expect(saved.to).toBe(`/app/${tenant.propertyId}/customize/assistant`);
  const { avatar_img } = await stylings();
  const bytes = await (await fetch(avatar_img ?? "")).arrayBuffer();
  expect(await sharp(Buffer.from(bytes)).metadata()).toMatchObject({ width: 240, height: 240, format: "webp" });
  expect((await tenant.call(null, "GET", "/player/:p/bundle")).body.style).toMatchObject({ avatarUrl: avatar_img });
});

test("a part is shown before it is used, a part outside is refused at its field, and all of an image can be used", async () => {
  const { tenant, admin, stylings, upload, around } = await opened();
  const image = await upload();
  const at = `${PICTURE}?image=${image}`;
  const shown = await admin.send(action, at, { ...(await around(at)), x: "700", y: "0", width: "500", intent: "show" }, AVATAR);
  expect(shown.to).toBe(`/app/${tenant.propertyId}/customize/images/avatar_img?image=${image}&x=400&y=0&width=500`);
  const outside = await admin.send(action, at, { ...(await around(at)), x: "700", y: "0", width: "500", intent: "crop" }, AVATAR);
  expect(errorsOf(outside)).toEqual({ width: ["crop_error_outside"] });
  await admin.send(action, at, { ...(await around(at)), intent: "whole" }, AVATAR);
  expect((await stylings()).avatar_img).toMatch(new RegExp(`/images/${image}$`));
});

test("a picture that was used before is found by its name; one that is gone is said", async () => {
  const { admin, stylings, upload, around } = await opened();
  const image = await upload();
  const { data } = await admin.open(allPictures, `${LIBRARY}?search=FACE`, AVATAR);
  expect(await markupAt("/x", createElement(PicturesScreen), data as object)).toContain("face.png");
  const form = await around(LIBRARY, allPictures);
  await admin.send(usePicture, LIBRARY, { ...form, image }, AVATAR);
  expect((await stylings()).avatar_img).toContain(image);
  const gone = await admin.send(usePicture, LIBRARY, { ...(await around(LIBRARY, allPictures)), image: "0".repeat(40) }, AVATAR);
  expect(gone.status).toBe(404);
});

test("another picture that somebody saved meanwhile is asked about; what else they saved stays", async () => {
  const { tenant, admin, stylings, upload, around } = await opened();
  const image = await upload();
  const at = `${PICTURE}?image=${image}`;
  const form = await around(at);
  const values = { avatar_img: "https://crm.test/theirs.png", hide_branding: true };
  await tenant.call("company admin", "PUT", "/v2/properties/:p/stylings", { values });
  const asked = await admin.send(action, at, { ...form, intent: "whole" }, AVATAR);
  expect(asked.status).toBe(409);
  expect(await stylings()).toMatchObject(values);
  await admin.send(action, at, { ...(await around(at)), intent: "whole" }, AVATAR);
  expect(await stylings()).toMatchObject({ hide_branding: true, avatar_img: expect.stringContaining(image) });
});

test("its buttons save what was typed and lead to the picture, unless something typed is wrong", async () => {
  const { tenant, admin, stylings } = await opened();
  const { data } = await admin.open(assistant, ASSISTANT);
  const { values, revision } = (data as { stylings: { values: Form; revision: number } }).stylings;
  const form: Form = { ...values, min_view_width: "700", revision: String(revision), base: JSON.stringify(values) };
  const { searchEnabled: _, exit_click_twice: __, ...typed } = form;
  const wrong = await admin.send(saveAssistant, ASSISTANT, { ...typed, min_view_width: "x", intent: "upload avatar_img" });
  expect(errorsOf(wrong)).toHaveProperty("min_view_width");
  const saved = await admin.send(saveAssistant, ASSISTANT, { ...typed, intent: "upload avatar_img" });
  expect(saved.to).toBe(`/app/${tenant.propertyId}/customize/images/avatar_img`);
  expect(await stylings()).toMatchObject({ min_view_width: 700 });
  const next = String(revision + 1);
  const other = await admin.send(saveAssistant, ASSISTANT, { ...typed, revision: next, intent: "library avatar_img" });
  expect(other.to).toBe(`/app/${tenant.propertyId}/customize/images/avatar_img/library`);
  const unknown = await admin.send(saveAssistant, ASSISTANT, { ...typed, revision: String(revision + 2), intent: "upload main_color" });
  expect(unknown.to).toBe(`/app/${tenant.propertyId}/customize/assistant`);
  const markup = await markupAt("/x", createElement(AssistantScreen), data as object);
  expect(markup).toContain('value="upload avatar_img"');
});

test("what is no picture of the assistant has no such screen, and contributors have none", async () => {
  const { tenant, admin } = await opened();
  expect((await admin.open(loader, PICTURE, { styling: "main_color" })).status).toBe(404);
  const contributor = await visitor(tenant, "property contributor");
  const refused = await contributor.send(action, `${PICTURE}?image=${"0".repeat(40)}`, {}, AVATAR);
  expect([refused.status, refused.to]).toEqual([302, "/error-page?error=unauthorized"]);
});
