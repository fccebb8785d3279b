import { describe, expect, test } from "vitest";
import { emptyStep } from "#app/domain/guides/step.ts";
import { measureFirstLoads } from "#tests/load/first-load.ts";
import { documentsFor } from "#tests/support/documents.ts";
import { content1, newTenant } from "#tests/support/tenant.ts";

/** Bytes of a document before compression; each new entry of the navigation costs about 100. */
const LIST_LIMIT = 59 * 1024;
const EDITOR_LIMIT = 70 * 1024;
const CHAPTERS = 6;
const GUIDES = 50;
const STEPS = 60;

const TITLES = [
  "Record a call with a customer",
  "Set up your weekly digest",
  "Where your contacts come from",
  "Share a report with your team",
];
const SENTENCE = "Press the button at the top right, choose who should see it, and confirm with “Share”. ";

const sizeOf = (html: string) => Buffer.byteLength(html);

describe("a document keeps its size", () => {
  test(`the list with ${GUIDES} guides in ${CHAPTERS} chapters`, async () => {
    const tenant = await newTenant();
    const chapters: number[] = [];
    for (let each = 0; each < CHAPTERS; each++) chapters.push(await tenant.chapter(`Chapter ${each + 1}: first steps`, each % 2 === 0));
    for (let each = 0; each < GUIDES; each++)
      await tenant.guide({
        title: `${TITLES[each % TITLES.length]} ${each}`,
        chapter: chapters[each % CHAPTERS] ?? null,
        live: each % 3 > 0,
      });
    const { open } = await documentsFor(tenant, "company admin");
    const { html } = await open(`/app/${tenant.propertyId}/manage/list`);
    expect(html.match(/<li data-guide/g)).toHaveLength(GUIDES);
    expect(sizeOf(html)).toBeLessThanOrEqual(LIST_LIMIT);
  });

  test(`the editor of a guide with ${STEPS} steps`, async () => {
    const tenant = await newTenant();
    const ids = Array.from({ length: STEPS }, (_, each) => `step-${each}`);
    const content = content1("A long way");
    content.steps = ids.map((id) => ({
      ...emptyStep(id, "step"),
      identifier: `#main .toolbar [data-action="${id}"]`,
      url: "/contacts/*/reports",
    }));
    const texts = (id: string) => ({
      title: `${TITLES[ids.indexOf(id) % TITLES.length]}`,
      content: SENTENCE.repeat(4),
      message: SENTENCE,
      media: null,
    });
    content.texts.en = { title: "A long way", subtitle: SENTENCE, steps: Object.fromEntries(ids.map((id) => [id, texts(id)])) };
    const guide = await tenant.guide({ content });
    const { open } = await documentsFor(tenant, "company admin");
    const { html } = await open(`/app/${tenant.propertyId}/manage/${guide}/edit/steps?step=step-30`);
    expect(html.match(/value="open:step-\d+"/g)).toHaveLength(STEPS);
    // The texts of the chosen step stand in fields, preview and data; of the others not once.
    expect(html.split(SENTENCE.repeat(4)).length - 1).toBeLessThan(10);
    expect(sizeOf(html)).toBeLessThanOrEqual(EDITOR_LIMIT);
  });
});

test.each(measureFirstLoads().filter(({ limit }) => limit))("$what keeps its limit", ({ value, limit }) => {
  expect(value).toBeLessThanOrEqual(limit?.most ?? 0);
});
