import type { Browser, Page } from "@playwright/test";
import { runInPage } from "#tests/player/support/in-page.ts";
import type { Line } from "./table.ts";

const ROUNDS = 15;
const OBSERVED_MILLISECONDS = 4000;
const PAIRS = 3;

/**
 * A page of 50,000 nodes in the manner of a large list: 5,500 rows of a table, each with a link, a button and a field's cell, and a frame of
 * navigation and forms around it. `targets` are 20 elements of different kinds spread over it.
 */
const PAGE = `
  const row = (index) => \`<tr data-row="r\${index}"><td><input type="checkbox" aria-label="Select \${index}"></td><td><a href="/deals/\${index}">Deal
    \${index}</a></td><td>Stage \${index % 7}</td><td>\${(index * 37) % 9001} EUR</td><td><button class="b\${index % 5}">Archive</button></td></tr>\`;
  const many = (count, html) => Array.from({ length: count }, (_, index) => html(index)).join("");
  const part = (index) => \`<section aria-label="Part \${index}"><h2>Part \${index}</h2><label>Owner of part \${index} <input name="owner-\${index}"></label>
    <select aria-label="Stage of part \${index}"><option>Lead</option><option>Won</option></select><button id="save-\${index}">Save part \${index}</button>
    <button data-testid="more-\${index}">…</button><a href="/help/\${index}">Help on topic \${index}</a><div role="button" tabindex="0">Expand \${index}</div></section>\`;
  document.documentElement.lang = "en";
  document.head.innerHTML = "<style>table { table-layout: fixed; width: 60em } article { contain: strict; height: 20em }</style>";
  document.body.innerHTML = \`<nav aria-label="Main">\${many(20, (index) => \`<a href="/area/\${index}">Area \${index}</a>\`)}</nav>
    <main>\${many(40, part)}<table><thead><tr><th></th><th>Deal</th><th>Stage</th><th>Worth</th><th></th></tr></thead>
    <tbody>\${many(5000, row)}</tbody></table></main><footer><p>End</p></footer>\`;
  // Words in paragraphs, until the page has as many elements as it shall have.
  const filler = document.createElement("article");
  const missing = 50_000 - document.querySelectorAll("*").length;
  filler.innerHTML = many(missing - 1, (index) => \`<p>Note \${index}</p>\`);
  document.querySelector("main").append(filler);
  const at = (selector, index = 0) => document.querySelectorAll(selector)[index];
  const targets = [
    ...[3, 17].map((index) => at("nav a", index)),
    ...[1, 38].map((index) => at("section input", index)),
    ...[5, 30].map((index) => at("section select", index)),
    ...[2, 39].map((index) => at("[id^=save-]", index)),
    ...[7, 33].map((index) => at("[data-testid^=more-]", index)),
    ...[11, 36].map((index) => at("section > a", index)),
    ...[9, 35].map((index) => at("section [role=button]", index)),
    ...[20].map((index) => at("h2", index)),
    ...[100, 4800].map((index) => at("tbody button", index)),
    ...[2500, 4990].map((index) => at("tbody a", index)),
    at("tbody input", 3000),
  ];
  import { captureTarget } from "#player/editor/capture-target.ts";
  import { findTarget } from "#player/targets/find-target.ts";
  import { watchStep } from "#player/targets/watch-step.ts";
  import { NO_SELECTOR_CONFIG } from "#app/domain/guides/selector-config.ts";
  const captured = (element) => JSON.parse(JSON.stringify(captureTarget(element, NO_SELECTOR_CONFIG)));
  const wantedOf = (target) => ({ identifier: target.selector, selectors: [], targetText: "", target, precision: 50 });
  /** What is captured and then taken away. */
  function gone(html, selector) {
    document.querySelector("main").insertAdjacentHTML("afterbegin", html);
    const added = document.querySelector("main").firstElementChild;
    const target = captured(added.matches(selector) ? added : added.querySelector(selector));
    added.remove();
    return wantedOf(target);
  }
  const absent = {
    button: gone("<form aria-label='Import'><button>Import contacts</button></form>", "button"),
    link: gone("<p><a href='/imports/new'>Import contacts</a></p>", "a"),
    key: gone("<button data-testid='import'>Import contacts</button>", "button"),
    nameless: gone("<div role='toolbar'><button data-action='import'><svg><path d='M0 0h9v9z'/></svg></button></div>", "button"),
  };`;

const FINDING = `${PAGE}
  const median = (times) => times.sort((a, b) => a - b)[times.length >> 1];
  const times = (wanted) => Array.from({ length: ${ROUNDS} }, () => {
    const from = performance.now();
    findTarget(wanted, null);
    return performance.now() - from;
  });
  const found = targets.map((element) => {
    const wanted = wantedOf(captured(element));
    const milliseconds = median(times(wanted));
    const seen = findTarget(wanted, null);
    return { milliseconds, is: seen.element === element ? "found" : seen.element ? "wrong" : "absent", what: wanted.identifier };
  });
  const away = Object.entries(absent).map(([what, wanted]) => ({ what, milliseconds: median(times(wanted)), is: findTarget(wanted, null).state }));
  globalThis.result = { nodes: document.querySelectorAll("*").length, found, away };`;

/** 1,000 nodes a second change, in the text, in their classes and as rows that come and go; `follow` and `unfollow` wait for what is not there. */
const OBSERVING = `${PAGE}
  import { emptyStep } from "#app/domain/guides/step.ts";
  const cells = Array.from(document.querySelectorAll("tbody td:nth-child(4)"));
  const body = document.querySelector("tbody");
  let turn = 0;
  setInterval(() => {
    for (let index = 0; index < 20; index++) {
      const cell = cells[(turn * 20 + index) % cells.length];
      if (index % 4 === 0) cell.className = "c" + turn;
      else if (index === 1) body.append(body.rows[0]);
      else cell.textContent = turn + index + " EUR";
    }
    turn++;
  }, 20);
  const nothing = () => {};
  const signals = { ready: nothing, lost: nothing, late: nothing, failed: nothing, elsewhere: nothing, tick: nothing };
  let stop = nothing;
  // The page itself has no other timer of this kind and no observer, so that what these take is the player's.
  let own = 0;
  const timed = (work) => (...given) => {
    const from = performance.now();
    work(...given);
    own += performance.now() - from;
  };
  const { setTimeout: later, MutationObserver: Observer } = globalThis;
  globalThis.setTimeout = (work, milliseconds) => later(timed(work), milliseconds);
  globalThis.MutationObserver = class extends Observer {
    constructor(work) {
      super(timed(work));
    }
  };
  globalThis.ownTime = () => own;
  globalThis.follow = (what) => {
    stop = watchStep({ ...emptyStep("a", "step"), ...absent[what], url: "" }, document.createElement("p"), signals);
  };
  globalThis.unfollow = () => stop();
  globalThis.result = ["button", "nameless"];`;

type Found = { milliseconds: number; is: string; what: string };

/** Finding one of 20 captured targets among 50,000 nodes, and one that is not there; and what it costs to wait for one while the page changes. */
export async function measureFinding(browser: Browser): Promise<Line[]> {
  const page = await browser.newPage();
  try {
    const { nodes, found, away } = await runInPage<{ nodes: number; found: Found[]; away: Found[] }>(page, FINDING);
    const wrong = found.filter(({ is }) => is !== "found").length;
    return [
      ...timeLines(`one of 20 targets among ${nodes.toLocaleString("en")} nodes`, found),
      { what: "… of which not found, or another one", shown: String(wrong), value: wrong, limit: { most: 0 } },
      ...away.map((one) => timeLine(`a target that is absent there: ${one.what} (${one.is})`, one.milliseconds)),
      ...(await measureWaiting(browser)),
    ];
  } finally {
    await page.close();
  }
}

function timeLines(what: string, found: Found[]): Line[] {
  const sorted = [...found].sort((a, b) => a.milliseconds - b.milliseconds);
  const slowest = sorted.at(-1)!;
  return [
    timeLine(`finding ${what}`, sorted[sorted.length >> 1]!.milliseconds),
    timeLine(`… the slowest of them, ${slowest.what.slice(0, 40)}`, slowest.milliseconds),
  ];
}

const timeLine = (what: string, value: number): Line => ({ what, shown: `${value.toFixed(2)} ms`, value, limit: { most: 8 } });

// What the measured page has.
declare const follow: (what: string) => void;
declare const unfollow: () => void;
declare const ownTime: () => number;

/** The time that waiting takes of the main thread; and the thread's processor time with and without it, in turn on the same page. */
async function measureWaiting(browser: Browser): Promise<Line[]> {
  const page = await browser.newPage();
  try {
    const kinds = await runInPage<string[]>(page, OBSERVING);
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    const busy = async () => {
      const { metrics } = await session.send("Performance.getMetrics");
      return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
    };
    const observe = async () => {
      const [from, own, at] = [await busy(), await page.evaluate(() => ownTime()), performance.now()];
      await page.waitForTimeout(OBSERVED_MILLISECONDS);
      const [until, ownUntil, seconds] = [await busy(), await page.evaluate(() => ownTime()), (performance.now() - at) / 1000];
      return { all: (until - from) / seconds, own: (ownUntil - own) / 1000 / seconds };
    };
    const lines: Line[] = [];
    for (const kind of kinds) lines.push(await waitingFor(page, kind, observe));
    return lines;
  } finally {
    await page.close();
  }
}

type Observed = { all: number; own: number };

async function waitingFor(page: Page, kind: string, observe: () => Promise<Observed>): Promise<Line> {
  const pairs: { alone: number; all: number; own: number }[] = [];
  for (let round = 0; round < PAIRS; round++) {
    const { all: alone } = await observe();
    await page.evaluate((what) => follow(what), kind);
    pairs.push({ alone, ...(await observe()) });
    await page.evaluate(() => unfollow());
  }
  const { alone, all, own } = pairs.sort((a, b) => a.own - b.own)[PAIRS >> 1]!;
  const shown = `${(own * 100).toFixed(2)} % (thread ${(all * 100).toFixed(1)} %, without ${(alone * 100).toFixed(1)} %, ratio ${(all / alone).toFixed(2)})`;
  const what = `main thread, waiting for an absent ${kind} while 1,000 nodes a second change`;
  return { what, shown, value: own * 100, limit: { most: 2 } };
}
