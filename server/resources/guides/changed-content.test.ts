import { beforeEach, expect, test } from "vitest";
import { emptyStep } from "#app/domain/guides/step.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

type Step = { id: string; title: string };

let tenant: Tenant;
let guide: number;
const read = async (language = "en") =>
  (await tenant.call("company admin", "GET", `/v2/properties/:p/tutorials/edit/${guide}?lang=${language}`)).body.steps as Step[];
const save = (tutorial: object) => tenant.call("company admin", "PUT", `/v2/properties/:p/tutorials/${guide}`, { tutorial });
const titles = async (language?: string) => (await read(language)).map(({ title }) => title);

beforeEach(async () => {
  tenant = await newTenant({
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
  });
  const ids = ["a", "b", "c", "d"];
  const saying = (suffix: string) =>
    Object.fromEntries(ids.map((id) => [id, { title: `${id}${suffix}`, content: "", message: "", media: null }]));
  const texts = {
    en: { title: "Tour", subtitle: "", steps: saying("") },
    de: { title: "Rundgang", subtitle: "", steps: saying(" auf Deutsch") },
  };
  guide = await tenant.guide({ content: { steps: ids.map((id) => emptyStep(id, "slide")), texts } });
});

test("steps that were removed the later one first come back together to the places that they had", async () => {
  for (const gone of ["c", "a"]) await save({ steps: (await read()).filter(({ id }) => id !== gone) });
  expect(await titles()).toEqual(["b", "d"]);
  await save({ putBack: ["c", "a"] });
  expect(await titles()).toEqual(["a", "b", "c", "d"]);
});

test("a copied step says what was sent with it, and in other languages what its original says there, until it says something itself", async () => {
  const steps = await read();
  const copy = { ...steps[1]!, id: "twin", title: "b again", copyOf: "b" };
  await save({ steps: [...steps, copy] });
  expect([(await titles()).at(-1), (await titles("de")).at(-1)]).toEqual(["b again", "b auf Deutsch"]);
  const german = (await read("de")).map((step) => (step.id === "twin" ? { ...step, title: "noch einmal b" } : step));
  await tenant.call("company admin", "PUT", `/v2/properties/:p/tutorials/${guide}?lang=de`, { tutorial: { steps: german } });
  // The same form once more, as from a page that was opened before.
  await save({ steps: [...steps, copy] });
  expect([(await titles()).at(-1), (await titles("de")).at(-1)]).toEqual(["b again", "noch einmal b"]);
});

test("a page that names nothing is refused, but for one that is stored: it is no obstacle to changing something else", async () => {
  const steps = await read();
  const odd = steps.map((step) => (step.id === "b" ? { ...step, url: "https://" } : step));
  expect(await save({ steps: odd })).toMatchObject({
    status: 422,
    body: { fields: [{ path: "tutorial.steps.1.url", code: "url_error_invalid" }] },
  });
  const { draft } = await tenant.db.selectFrom("guides").select("draft").where("id", "=", guide).executeTakeFirstOrThrow();
  const stored = { ...draft, steps: draft.steps.map((step) => (step.id === "b" ? { ...step, url: "https://" } : step)) };
  await tenant.db
    .updateTable("guides")
    .set({ draft: JSON.stringify(stored) })
    .where("id", "=", guide)
    .execute();
  expect((await save({ steps: odd.map((step) => ({ ...step, title: "Else" })) })).status).toBe(200);
});
