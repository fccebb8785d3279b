import fc from "fast-check";
import { expect, test } from "vitest";
import type { GuideContent } from "#app/domain/guides/guide.ts";
import { CARD_SIDES, emptyStep, HIGHLIGHTS, NEXT_IF, NEXT_WHEN, type StepShape, type StepTexts } from "#app/domain/guides/step.ts";
import type { Progress } from "#server/tasks/task-type.ts";
import { fullTenant, LANGUAGES } from "#tests/support/bundled-tenant.ts";
import { BUNDLES, dyingAt, edited, exported, imported, importing, uploaded } from "#tests/support/bundles.ts";
import { workOn } from "#tests/support/tasks.ts";
import { newTenant } from "#tests/support/tenant.ts";

test.each([1, 4, 9, 13])(
  "an import that dies at its portion %d goes on behind the one before: nothing comes twice, nothing is missing",
  async (last) => {
    const { tenant } = await fullTenant();
    const archive = await exported(tenant);
    const other = await newTenant({ languages: LANGUAGES });
    const { body } = await uploaded(other, archive);
    await other.call("company admin", "POST", `${BUNDLES}/${body.id}/start`, { publish: true });
    expect((await workOn(other, body.id, { types: dyingAt(last) })).status).toBe("waiting");
    const task = await workOn(other, body.id);
    expect([task.status, task.result]).toEqual(["done", { created: 8, changed: 0, same: 0, kept: 0, refused: 0, published: 3, images: 1 }]);
    expect((await imported(other, archive, { publish: true })).result).toMatchObject({ same: 8, published: 0 });
  },
);

test("what an import has reached stays as short as it began, however many guides it changes", async () => {
  const tenant = await newTenant();
  for (let n = 0; n < 12; n++) await tenant.guide({ title: `Guide ${n}` });
  const archive = edited(await exported(tenant), (name, item) =>
    name.startsWith("guides/") ? JSON.parse(JSON.stringify(item).replaceAll("Guide", "Changed")) : item,
  );
  const { body } = await uploaded(tenant, archive);
  await tenant.call("company admin", "POST", `${BUNDLES}/${body.id}/start`, {});
  const lengths: number[] = [];
  const watched = importing(async (portion) => {
    const answer = await portion();
    const { state } = (answer as { progress?: Progress }).progress ?? {};
    if (state) lengths.push(JSON.stringify(state).length);
    return answer;
  });
  expect(await workOn(tenant, body.id, { types: watched })).toMatchObject({ result: { changed: 12 } });
  expect(lengths).toHaveLength(24);
  // Two figures have two digits now.
  expect(Math.max(...lengths) - lengths[0]!).toBeLessThanOrEqual(2);
  const made = await tenant.db.selectFrom("import_revisions").select("item").where("task_id", "=", body.id).execute();
  expect(made).toHaveLength(12);
});

const text = (most: number) => fc.string({ unit: "grapheme", maxLength: most }).map((each) => each.replaceAll(/\p{Cc}|\p{Cs}/gu, " "));
const titled = text(40).map((each) => `T${each}`);
const shape: fc.Arbitrary<Omit<StepShape, "id">> = fc.record({
  ...Object.fromEntries(Object.entries(emptyStep("", "step")).map(([key, value]) => [key, fc.constant(value)])),
  type: fc.constantFrom("slide", "step"),
  identifier: text(80),
  clickable: fc.boolean(),
  mandatory: fc.boolean(),
  nextWhen: fc.constantFrom(...NEXT_WHEN),
  nextIf: fc.constantFrom(null, ...NEXT_IF),
  forcevalue: text(20),
  skipIf: fc.constantFrom(null, "filled", "#notice"),
  selectors: fc.array(fc.constantFrom("#save", "[data-testid=save]"), { maxLength: 4 }),
  targetText: text(40),
  shortcutHints: fc.boolean(),
  enterPrompt: fc.boolean(),
  highlight: fc.constantFrom(...HIGHLIGHTS),
  side: fc.constantFrom(...CARD_SIDES),
}) as never;
const said: fc.Arbitrary<StepTexts> = fc.record({
  autofill: text(60),
  shortcutsLabel: text(20),
  tabLabel: text(20),
  enterLabel: text(20),
  title: text(60),
  content: text(300),
  message: text(60),
  media: fc.constantFrom(null, { type: "info", text: "Note" }, { type: "link", url: "https://example.com/", title: "More" }),
}) as never;
const content: fc.Arbitrary<GuideContent> = fc.array(fc.tuple(shape, said, fc.option(said)), { maxLength: 8 }).chain((steps) =>
  fc.record({ en: titled, de: fc.option(titled), subtitle: text(60) }).map(({ en, de, subtitle }) => {
    const textsOf = (at: 1 | 2) => Object.fromEntries(steps.flatMap((step, index) => (step[at] ? [[`s${index}`, step[at]]] : [])));
    return {
      steps: steps.map(([each], index) => ({ ...each, id: `s${index}` })),
      texts: { en: { title: en, subtitle, steps: textsOf(1) }, ...(de !== null && { de: { title: de, subtitle: "", steps: textsOf(2) } }) },
    } as GuideContent;
  }),
);

test("whatever stands in guides comes in as it went out", async () => {
  const tenant = await newTenant({ languages: LANGUAGES });
  const contents = fc
    .sample(content, 60)
    .map((each, at) => ({ ...each, texts: { ...each.texts, en: { ...each.texts.en!, title: `${at}` } } }));
  for (const each of contents) await tenant.guide({ content: each });
  const other = await newTenant({ languages: LANGUAGES });
  const archive = await exported(tenant);
  const { result } = await imported(other, archive);
  expect(result).toMatchObject({ created: contents.length, refused: 0 });
  const rows = await other.db
    .selectFrom("guides")
    .select("draft")
    .where("property_id", "=", other.propertyId)
    .orderBy("position")
    .execute();
  expect(rows.map(({ draft }) => draft)).toEqual(contents);
  expect((await imported(other, archive)).result).toMatchObject({ same: contents.length, changed: 0 });
});
