import { Window } from "happy-dom";
import { createElement, type FunctionComponent } from "react";
import { beforeAll, describe, expect, test } from "vitest";
import PopupScreen, {
  loader as popup,
  action as savePopup,
} from "#app/routes/app/$property/manage/$guideId/edit/contextual/promotion/page.tsx";
import GuideScreen, { loader as guide, action as saveGuide } from "#app/routes/app/$property/manage/$guideId/edit/steps/page.tsx";
import ChapterScreen, {
  loader as chapter,
  action as saveChapter,
} from "#app/routes/app/$property/manage/chapters/$chapterId/edit/page.tsx";
import { withPromotion } from "#tests/support/promotions.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

// Specification 1, section 4: what is edited has an initial and a current copy. Here they are what is stored and what stands in the form.
let tenant: Tenant;
let admin: Visitor;
beforeAll(async () => {
  tenant = await newTenant();
  admin = await visitor(tenant, "company admin");
});

type Screen = { add(): Promise<number>; at(id: number): string; screen: FunctionComponent; loader: typeof guide; action: typeof saveGuide };
const SCREENS: Record<"guide" | "chapter" | "popup", Screen & { field: string; tooLong: number }> = {
  guide: {
    add: () => tenant.guide(),
    at: (id) => `/app/${tenant.propertyId}/manage/${id}/edit/steps`,
    ...{ screen: GuideScreen, loader: guide, action: saveGuide, field: "subtitle", tooLong: 241 },
  },
  chapter: {
    add: () => tenant.chapter(),
    at: (id) => `/app/${tenant.propertyId}/manage/chapters/${id}/edit`,
    ...{ screen: ChapterScreen, loader: chapter as never, action: saveChapter as never, field: "subtitle", tooLong: 241 },
  },
  popup: {
    add: async () => (await withPromotion(tenant)).guide,
    at: (id) => `/app/${tenant.propertyId}/manage/${id}/edit/contextual/promotion`,
    ...{ screen: PopupScreen, loader: popup as never, action: savePopup as never, field: "headline", tooLong: 121 },
  },
};

/** What a person sees of a form: its fields, what it says that it began with, and where Discard leads. */
function read(html: string, field: string) {
  const { body } = new Window().document as unknown as Document;
  body.innerHTML = html;
  const form = [...body.querySelectorAll("form")].find((each) => each.querySelector(`[name=${field}]`))!;
  const controls = [...form.querySelectorAll<HTMLInputElement>("input, textarea, select")];
  const ticked = controls.filter(({ type, checked }) => !["checkbox", "radio"].includes(type) || checked);
  const discard = [...form.querySelectorAll("a")].find((link) => link.textContent === "Discard");
  return { values: Object.fromEntries(ticked.map(({ name, value }) => [name, value])), discard: discard?.getAttribute("href") ?? "" };
}

describe.each(["guide", "chapter", "popup"] as const)("a %s", (kind) => {
  const { add, at, screen, loader, action, field, tooLong } = SCREENS[kind];
  const ids = (id: number) => ({ guideId: id, chapterId: id });
  const shown = async (id: number, address = at(id), answered?: object) => {
    const { data } = await admin.open(loader as never, address, ids(id));
    return read(await markupAt(address, createElement(screen), data, "en", answered), field);
  };

  test("save replaces initial and current: the form begins with what was saved, and has nothing unsaved (section 4)", async () => {
    const id = await add();
    const before = await shown(id);
    const saved = await admin.send(action as never, at(id), { ...before.values, [field]: "Saved", intent: "save" }, ids(id));
    expect(saved.status).toBe(302);
    const { values } = await shown(id);
    expect([values[field], JSON.parse(values.base ?? "{}")[field]]).toEqual(["Saved", "Saved"]);
    expect(Number(values.revision)).toBe(Number(before.values.revision) + 1);
  });

  test("discard reverts current to initial: it leads from what was typed to what is stored (section 4)", async () => {
    const id = await add();
    const before = await shown(id);
    const typed = "x".repeat(tooLong);
    const refused = await admin.send(action as never, at(id), { ...before.values, [field]: typed, intent: "save" }, ids(id));
    const back = await shown(id, at(id), refused.data);
    expect([refused.status, back.values[field]]).toEqual([422, typed]);
    expect((await shown(id, back.discard)).values).toEqual(before.values);
  });
});

test("the text of a step is a control that takes plain text and line breaks alone, so that paste is reduced to these (section 5: Rich text)", async () => {
  const id = await tenant.guide();
  const address = SCREENS.guide.at(id);
  const { data } = await admin.open(guide, address, { guideId: id });
  const { body } = new Window().document;
  body.innerHTML = await markupAt(address, createElement(GuideScreen), data);
  expect(["content", "message"].map((name) => body.querySelector(`[name=${name}]`)?.tagName)).toEqual(["TEXTAREA", "TEXTAREA"]);
  expect(body.querySelector("[contenteditable]")).toBeNull();
});
