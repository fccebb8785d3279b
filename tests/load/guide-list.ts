import { freePort } from "#tests/support/postgres.mjs";
import { build } from "./built.ts";
import { type Stack, start, watchMemory } from "./processes.ts";
import { compare, perSecond } from "./rounds.ts";
import { type SignedIn, signIn } from "./signed-in.ts";
import type { Line } from "./table.ts";

const GUIDES = 50;
const CONNECTIONS = 10;
const SECONDS = 2;
const ROUNDS = 7;
/** Both are measured as they serve all day: it takes some thousand requests until all of a page's code is compiled. */
const WARM_ROUNDS = 4;

/**
 * The signed-in guide list with 50 guides against a minimal application's page of 50 static rows, plain and compressed. Every document is
 * rendered anew: nothing keeps one.
 */
export async function measureGuideList(stack: Stack): Promise<Line[]> {
  const { browser, cookie, property } = await signIn(stack.web);
  const url = `${stack.web}/app/${property}/manage/list`;
  await fillGuides(stack.web, property, GUIDES, { browser, cookie });
  const minimal = await startMinimal();
  try {
    const peak = watchMemory(stack);
    const lines: Line[] = [];
    for (const encoding of ["", "gzip"]) {
      const headers: Record<string, string> = encoding ? { "accept-encoding": encoding } : {};
      const { ratio, ours, theirs } = await compare(
        ROUNDS,
        () => perSecond({ url, connections: CONNECTIONS, headers: { ...headers, cookie } }, SECONDS),
        () => perSecond({ url: minimal.url, connections: CONNECTIONS, headers }, SECONDS),
        encoding ? 1 : WARM_ROUNDS,
      );
      lines.push({
        what: `guide list of 50 ÷ minimal page of 50 rows${encoding && `, ${encoding}`}`,
        shown: `${ratio.toFixed(2)} (${ours.toFixed(0)} ÷ ${theirs.toFixed(0)} requests/s)`,
        value: ratio,
        limit: { least: 0.22 },
        aim: "0.5",
      });
    }
    const { web, api } = peak();
    lines.push({ what: "peak memory meanwhile", shown: `web ${web.toFixed(0)} MB, api ${api.toFixed(0)} MB` });
    return lines;
  } finally {
    await minimal.stop();
  }
}

/** Creates guides by the dashboard's own form until a property has so many. @throws when its list then shows another number */
export async function fillGuides(
  web: string,
  property: string,
  most: number,
  { browser, cookie }: Pick<SignedIn, "browser" | "cookie">,
): Promise<void> {
  const url = `${web}/app/${property}/manage/list`;
  for (let have = await guidesAt(url, cookie); have < most; have++) {
    const form = { title: `Guide ${have + 1} of the list`, subtitle: "Made by the bench", chapterId: "0" };
    const answer = await browser.submit(`${web}/app/${property}/manage/create`, form);
    if (answer.status !== 302) throw new Error(`creating a guide answered ${answer.status}`);
  }
  if ((await guidesAt(url, cookie)) !== most) throw new Error(`the list does not show ${most} guides`);
}

async function guidesAt(url: string, cookie: string): Promise<number> {
  const answer = await fetch(url, { headers: { cookie } });
  if (!answer.ok) throw new Error(`the guide list answered ${answer.status}`);
  return new Set((await answer.text()).match(/\/manage\/\d+\/edit\/steps/g)).size;
}

async function startMinimal(): Promise<{ url: string; stop(): Promise<void> }> {
  build("minimal/vite.config.ts");
  const port = await freePort();
  const url = `http://localhost:${port}/`;
  const serve = ["node_modules/@remix-run/serve/dist/cli.js", ".cache/bench/minimal/server/index.js"];
  return { url, ...(await start(serve, { PORT: String(port), HOST: "127.0.0.1" }, url)) };
}
