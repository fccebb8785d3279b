import { createElement } from "react";
import { beforeAll, describe, expect, test } from "vitest";
import PlayScreen, { loader } from "#app/routes/app/$property/manage/$guideId/play/page.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { content1, newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

const PLAY = "/app/:p/manage/:guideId/play";
type Played = {
  place: string;
  hasPopup: boolean;
  position: number;
  step: { id: string } | null;
  before: string | null;
  after: string | null;
  problems: object[];
};

let tenant: Tenant;
let admin: Visitor;
let guideId: number;
beforeAll(async () => {
  tenant = await newTenant({
    languages: [
      ["en", "English"],
      ["ar", "العربية"],
    ],
  });
  const content = content1("Tour");
  content.steps[1] = { ...content.steps[1]!, nextWhen: "click" };
  guideId = await tenant.guide({ content });
  admin = await visitor(tenant, "company admin");
});

const open = async (query = "", id = guideId) => (await admin.open(loader, PLAY + query, { guideId: id })).data;
const played = async (query = "") => (await open(query)).played as Played;
const markup = async (query = "", id = guideId) =>
  markupAt(`/app/${tenant.propertyId}/manage/${id}/play${query}`, createElement(PlayScreen), await open(query, id));

describe("preview of the whole guide, playable", () => {
  test.each([
    ["", 0, "hello", null, "press"],
    ["?step=press", 1, "press", "hello", "_end"],
    ["?step=_end", -1, null, "press", null],
    ["?step=gone", 0, "hello", null, "press"],
  ])("at %j it stands at %i", async (query, position, step, before, after) => {
    const { problems, ...found } = await played(query);
    expect({ ...found, step: found.step?.id ?? null }).toMatchObject({ position, step, before, after });
    expect(problems).toHaveLength(query === "?step=gone" ? 1 : 0);
  });

  test("every button is a link that keeps language, width and direction", async () => {
    const html = await markup("?step=press&lang=ar&width=wide&dir=ltr");
    // A screen by itself has no property in its addresses.
    const address = `/app//manage/${guideId}/play`;
    expect(html).toContain(`href="${address}?step=hello&amp;lang=ar&amp;width=wide&amp;dir=ltr"`);
    expect(html).toContain(`href="${address}?step=_end&amp;lang=ar&amp;width=wide&amp;dir=ltr"`);
    expect(html).toContain(`href="${address}?step=press&amp;lang=ar&amp;dir=ltr"`);
    expect(html).toContain(`src="/app//manage/${guideId}/preview?step=press&amp;lang=ar&amp;dir=ltr"`);
    expect(html).toContain("In the application this step waits for what people do on the page.");
    expect(html).toContain("Step 2 of 2");
  });

  test("after the last step it says so and can be played again", async () => {
    const html = await markup("?step=_end");
    expect(html).toContain("That was the last step.");
    expect(html).toContain("Play again");
    expect(html).not.toContain("<iframe");
  });

  test("a guide without steps says what is missing", async () => {
    const empty = await tenant.guide({ content: { steps: [], texts: { en: { title: "Empty", subtitle: "", steps: {} } } } });
    expect(await markup("", empty)).toContain("Nothing to play yet");
    expect(await markup("?step=_end", empty)).toContain("Nothing to play yet");
  });

  test.each([
    ["en", undefined, "ltr"],
    ["ar", undefined, "rtl"],
    ["en", "rtl", "rtl"],
    ["ar", "ltr", "ltr"],
  ])("the player draws a step in %s, in the direction %s, from %s", async (lang, direction, drawn) => {
    const { steps } = (await tenant.call("company admin", "GET", `/v2/properties/:p/tutorials/edit/${guideId}`)).body;
    const body = { step: (steps as object[])[0], index: 0, count: 2, direction };
    const { html } = (await tenant.call("company admin", "POST", `/v2/properties/:p/tutorials/rendered-step?lang=${lang}`, body)).body;
    expect(html).toContain(`dir="${drawn}"><head>`);
    expect(html).toMatch(new RegExp(`<div class="screen alone[^"]*" lang="${lang}" dir="${drawn}">`));
  });
});

test("a popup before the guide comes first, and starts it", async () => {
  const promoted = await tenant.guide({ title: "With a popup" });
  const body = { tutorial: promoted, type: "announcement" };
  expect((await tenant.call("company admin", "POST", "/v2/properties/:p/popups", body)).status).toBe(201);
  const { played: first } = (await open("", promoted)) as { played: Played };
  expect(first).toMatchObject({ place: "_popup", hasPopup: true, position: -1, step: null, before: null, after: "hello" });
  const html = await markup("?dir=rtl", promoted);
  expect(html).toContain(`src="/app//manage/${promoted}/preview?part=promotion&amp;dir=rtl"`);
  expect(html).toContain("Start the guide");
  expect((await open("?step=hello", promoted)).played).toMatchObject({ before: "_popup", position: 0 });
});

test("a foreign guide and one that there is not are not found", async () => {
  const other = await newTenant();
  for (const id of [await other.guide(), 999_999_999]) {
    expect((await admin.open(loader, PLAY, { guideId: id })).status).toBe(404);
  }
});
