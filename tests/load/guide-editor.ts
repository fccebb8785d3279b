import { gzipSync } from "node:zlib";
import { EMPTY_STEP_TEXTS, emptyStep, STEP_TICKS } from "#app/domain/guides/step.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { buildGuide } from "#server/demo/builders.ts";
import { startStack } from "./processes.ts";
import { compare, perSecond } from "./rounds.ts";
import { type SignedIn, signIn } from "./signed-in.ts";
import type { Line } from "./table.ts";

const CONNECTIONS = 10;
const SECONDS = 2;
const ROUNDS = 5;
const WARM_ROUNDS = 3;
const SAVES = 40;
const [LONG, SHORT] = [60, 3] as const;

/** What a long guide costs its editor: a guide of 60 steps beside one of 3, opened, and one step of it saved. */
export async function measureGuideEditor(folder: string): Promise<Line[]> {
  await (await startStack(folder)).stop();
  const [long, short] = await fill(folder);
  const stack = await startStack(folder);
  try {
    const signed = await signIn(stack.web);
    const urlOf = (guide: number) => `${stack.web}/app/${signed.property}/manage/${guide}/edit/steps`;
    const opened = (guide: number) => () =>
      perSecond({ url: urlOf(guide), connections: CONNECTIONS, headers: { cookie: signed.cookie } }, SECONDS);
    const open = await compare(ROUNDS, opened(short), opened(long), WARM_ROUNDS);
    const saved = (guide: number) => () => savesPerSecond(signed, urlOf(guide));
    const save = await compare(ROUNDS, saved(short), saved(long), WARM_ROUNDS);
    const html = await (await fetch(urlOf(long), { headers: { cookie: signed.cookie } })).text();
    const size = gzipSync(html).length / 1024;
    const line = (what: string, { ratio, ours, theirs }: typeof open, most: number, unit: string): Line => ({
      what,
      shown: `${ratio.toFixed(2)} (${ours.toFixed(0)} ${unit}/s of ${SHORT}, ${theirs.toFixed(0)} of ${LONG})`,
      value: ratio,
      limit: { most },
    });
    return [
      line(`editor of a guide of ${LONG} steps ÷ of ${SHORT}`, open, 2, "requests"),
      line(`saving one step of ${LONG} ÷ of ${SHORT}`, save, 1.5, "saves"),
      { what: `HTML of the editor of ${LONG} steps, gzip`, shown: `${size.toFixed(1)} KB`, value: size, limit: { most: 60 } },
    ];
  } finally {
    await stack.stop();
  }
}

/** Saves a changed text again and again, as a form without scripts does, one after the other. */
async function savesPerSecond({ browser, cookie }: SignedIn, url: string): Promise<number> {
  let spent = 0;
  for (let each = 0; each < SAVES; each++) {
    const html = await (await fetch(url, { headers: { cookie } })).text();
    const form = formIn(html);
    form.content = `Saved ${each} at ${performance.now()}`;
    const began = performance.now();
    const answer = await browser.submit(url, form);
    spent += performance.now() - began;
    if (answer.status !== 302) throw new Error(`saving answered ${answer.status}`);
  }
  return SAVES / (spent / 1000);
}

/** The hidden inputs of the editor's form, and what it needs besides. */
function formIn(html: string): Record<string, string> {
  const [, own = ""] = /<form[^>]* id="guide-\d+"[^>]*>(.*?)<\/form>/s.exec(html) ?? [];
  const hidden = [...own.matchAll(/<input type="hidden" name="([\w-]+)" value="([^"]*)"/g)];
  const text = (value = "") => value.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<").replaceAll("&amp;", "&");
  const fields = Object.fromEntries(hidden.map(([, name, value]) => [name, text(value)]));
  const values = Object.entries({ ...JSON.parse(fields.base ?? "{}"), ...fields, intent: "save" } as Record<string, string>);
  // A box that is not ticked is not sent.
  return Object.fromEntries(values.filter(([name, value]) => value !== "" || !STEP_TICKS.some((tick) => tick === name)));
}

async function fill(dataDir: string): Promise<[long: number, short: number]> {
  const { db, close } = await openDatabase({ dataDir });
  try {
    const { id: property } = await db.selectFrom("properties").select("id").orderBy("id").executeTakeFirstOrThrow();
    const guide = (count: number) => buildGuide(db, property, null, contentOf(count), null);
    return [await guide(LONG), await guide(SHORT)];
  } finally {
    await close();
  }
}

function contentOf(count: number) {
  const steps = Array.from({ length: count }, (_, index) => ({
    ...emptyStep(`s${index}`, "step"),
    identifier: `[data-test=field-${index}]`,
  }));
  const say = (language: string) =>
    Object.fromEntries(
      steps.map(({ id }, index) => [
        id,
        { ...EMPTY_STEP_TEXTS, title: `${language} heading of step ${index + 1}`, content: "What there is to say about it. ".repeat(8) },
      ]),
    );
  const texts = (language: string) => ({ title: `A guide of ${count} steps`, subtitle: "", steps: say(language) });
  return { steps, texts: { en: texts("en"), de: texts("de") } };
}
