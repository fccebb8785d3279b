import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { publishSurvey, unique } from "./support/content.ts";
import { ownProduct } from "./support/product.ts";
import { signIn } from "./support/session.ts";
import { accountOf, type TypedForm, type Typist, typedForms } from "./support/typed-forms.ts";

// What is typed is kept whatever part of the product is away, and sent again it has its effect once (design section 1.3).
test.describe.configure({ mode: "serial", timeout: 600_000 });

const scripted = () => test.info().project.use.javaScriptEnabled === true;

const TYPISTS: Typist[] = ["admin", "renewing", "newcomer"];

type Fault = {
  name: string;
  says: RegExp;
  /** What takes a part of the product away, and brings it back; nothing where it is the network. */
  begins?(): unknown;
  ends?(): unknown;
  /** Where the browser itself has to tell those without scripts. */
  byBrowser?: true;
};

const FAULTS: Fault[] = [
  // First, when nothing but the forms themselves was asked for.
  { name: "the network is cut", says: /connection was lost/, byBrowser: true },
  { name: "the API is killed", says: /We can’t reach the server/, begins: () => product.api.kill(), ends: () => product.api.start() },
  {
    name: "the API is halted",
    // The second when the session's token has to be renewed just then.
    says: /didn’t answer within ten seconds|We can’t reach the server/,
    begins: () => product.api.halt(),
    ends: () => product.api.resume(),
  },
  {
    name: "the dashboard is killed",
    says: /connection was lost/,
    begins: () => product.web.kill(),
    ends: () => product.web.start(),
    byBrowser: true,
  },
];

let product: Awaited<ReturnType<typeof ownProduct>>;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  product = await ownProduct();
});
test.afterAll(() => product?.stop());

type Filled = { form: TypedForm; page: Page; typed: [label: string, value: string][]; text: string };

/** With scripts the form stays; without, a page keeps it. Answers the button that sends it again. */
async function isKept({ form, page, typed }: Filled, problem: RegExp) {
  if (scripted()) {
    await expect(page.getByRole("alert").filter({ hasText: problem })).toBeVisible({ timeout: 40_000 });
    for (const [label, value] of typed) await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    return page.getByRole("button", { name: form.button });
  }
  await expect(page.getByText(problem).first()).toBeVisible({ timeout: 40_000 });
  if (!form.secret) await page.getByText("Show what you typed").click();
  for (const [label, value] of typed) {
    const row = page.getByRole("term").filter({ hasText: label }).locator("xpath=following-sibling::dd");
    await (form.secret ? expect(page.locator("body")).not.toContainText(value) : expect(row).toHaveText(value));
  }
  return page.getByRole("button", { name: "Send again" });
}

for (const [round, fault] of FAULTS.entries()) {
  test(`${fault.name}: every form keeps what was typed, and has its effect once when it is sent again`, async ({ browser }) => {
    const people = new Map<Typist, { context: BrowserContext; property: string; look: Page }>();
    for (const typist of TYPISTS) {
      const open = async (javaScriptEnabled: boolean) => {
        const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled, locale: "en-GB" });
        // What a page without scripts says is there without its looks too, and much sooner.
        if (!javaScriptEnabled) await context.route(/\.(css|js|woff2)$/, (route) => route.abort());
        const { email, password } = accountOf(typist, round);
        const page = await context.newPage();
        return { context, page, property: await signIn(page, email, password) };
      };
      const { context, property } = await open(scripted());
      people.set(typist, { context, property, look: (await open(false)).page });
    }
    const of = ({ form }: Pick<Filled, "form">) => people.get(form.of) as NonNullable<ReturnType<typeof people.get>>;
    const filled: Filled[] = [];
    for (const form of typedForms(product.outbox)) {
      const { context, property } = of({ form });
      const page = await context.newPage();
      await page.goto(`/app/${property}${form.address}`);
      const text = unique("Kept");
      const typed = Object.entries(form.typed(text, round));
      for (const [label, value] of typed) await page.getByLabel(label, { exact: true }).fill(value);
      filled.push({ form, page, typed, text });
    }
    const isDone = ({ form, text }: Filled) => {
      const { look, property } = of({ form });
      return expect(() => form.isDone(look, property, text, round), form.name).toPass({ timeout: 40_000 });
    };
    const setOffline = async (offline: boolean) => {
      for (const { context } of people.values()) await context.setOffline(offline);
    };
    await (fault.begins ? fault.begins() : setOffline(true));
    const ends = () => (fault.ends ? fault.ends() : setOffline(false));
    // Where the browser has no answer at all, pressing ends in its own page.
    const press = ({ page, form }: Filled) => page.getByRole("button", { name: form.button }).click({ noWaitAfter: true });
    if (fault.byBrowser && !scripted()) {
      for (const each of filled) {
        await press(each);
        await expect.poll(() => each.page.url()).toContain("chrome-error");
      }
      await ends();
      // What its page offers is to send the form once more.
      for (const each of filled) await each.page.reload();
    } else {
      for (const each of filled) {
        await each.page.bringToFront();
        await press(each);
      }
      const again = await Promise.all(filled.map((each) => isKept(each, fault.says)));
      await ends();
      for (const button of again) await button.click({ noWaitAfter: true });
    }
    // When all are sent, so that a second effect is there too.
    for (const each of filled) await isDone(each);
    for (const { context, look } of people.values()) await Promise.all([context.close(), look.context().close()]);
  });
}

test("an API that is killed while somebody answers a survey gets the answer when it is back, once", async ({ browser }) => {
  test.skip(!scripted(), "The player is a script.");
  const context = await browser.newContext({ baseURL: product.url, locale: "en-GB", reducedMotion: "reduce" });
  const page = await context.newPage();
  const { email, password } = accountOf("admin", FAULTS.length);
  const property = await signIn(page, email, password);
  const question = unique("How was it");
  await publishSurvey(page, property, question);
  const survey = /\d+$/.exec(new URL(page.url()).pathname)?.[0];
  const asked = page.getByRole("dialog", { name: question });
  await page.goto(product.application);
  await asked.getByRole("radio").nth(4).check();
  await product.api.kill();
  await asked.locator("[data-part=next]").click();
  await expect(asked).toContainText("Thank you");
  await product.api.start();
  // What waits on this device goes with the next page, which must stay until it has gone.
  await page.goto(product.application);
  const waiting = () => page.evaluate((key) => localStorage.getItem(key), `handrail.1.${property}.outbox`);
  await expect.poll(async () => JSON.parse((await waiting()) ?? "[]")).toEqual([]);
  await expect(async () => {
    await page.goto(`/app/${property}/analytics/content/surveys/${survey}/answers`);
    await expect(page.getByText("1 answer", { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await page.goto(product.application);
  await page.waitForTimeout(3000);
  await expect(asked).toHaveCount(0);
  await context.close();
});
