import { createElement } from "react";
import { beforeAll, describe, expect, test } from "vitest";
import type { Media } from "#app/domain/guides/step.ts";
import { mediaValues } from "#app/routes/app/$property/manage/$guideId/edit/steps/form-values.ts";
import StepMediaScreen, { action, loader } from "#app/routes/app/$property/manage/$guideId/edit/steps/media/page.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";
import { EDITOR, storedGuide } from "./editor-form.ts";

let tenant: Tenant;
let admin: Visitor;
beforeAll(async () => {
  tenant = await newTenant();
  admin = await visitor(tenant, "company admin");
});

// The kinds of section 3 (stepType): the first step of a guide made by `tenant.guide` is a slide, the second a step.
describe.each([
  ["slide", "hello", 0],
  ["step", "press", 1],
] as const)("the media of a %s (specification 1, section 4: Media modal flow)", (type, id, at) => {
  const shown = async (guideId: number, query: string) => {
    const address = `${EDITOR}/media?step=${id}${query}`;
    const { data } = await admin.open(loader, address, { guideId });
    return markupAt(address.replace(":guideId", String(guideId)), createElement(StepMediaScreen), data);
  };
  const send = (guideId: number, query: string, form: Record<string, string>, base: Media | null, revision: number) =>
    admin.send(
      action,
      `${EDITOR}/media?step=${id}${query}`,
      { revision: String(revision), base: JSON.stringify(mediaValues(base)), ...form },
      { guideId },
    );

  test("add video opens the form of its address, add image the choice of its origin, and that leads to the form of each", async () => {
    const guideId = await tenant.guide();
    expect(await shown(guideId, "&add=video")).toMatch(/<input[^>]*name="mediaUrl"/);
    const origin = await shown(guideId, "&add=image");
    expect(origin).not.toMatch(/<input[^>]*name="(mediaUrl|file)"/);
    expect(await shown(guideId, "&add=image-url")).toMatch(/<input[^>]*name="mediaUrl"/);
    expect(await shown(guideId, "&add=image-upload")).toMatch(/<input[^>]*type="file"/);
  });

  test("starts with none, becomes what is submitted, and none again when that is removed", async () => {
    const guideId = await tenant.guide();
    const media = async () => (await storedGuide(tenant, guideId)).steps[at];
    expect(await media()).toMatchObject({ type, media: null });
    const video: Media = { type: "video", url: "https://a.test/v.mp4", title: "" };
    await send(guideId, "&add=video", { mediaType: "video", mediaUrl: video.url }, null, 1);
    expect(await media()).toMatchObject({ media: video });
    await send(guideId, "", { mediaType: "" }, video, 2);
    expect(await media()).toMatchObject({ media: null });
  });
});
