import { spawnSync } from "node:child_process";
import path from "node:path";
import { freePort } from "#tests/support/postgres.mjs";
import { ROOT, type Stack, start, watchMemory } from "./processes.ts";
import { compare, perSecond } from "./rounds.ts";
import { signIn } from "./signed-in.ts";
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
  for (let have = await guidesAt(url, cookie); have < GUIDES; have++) {
    const form = `${stack.web}/app/${property}/manage/create`;
    const answer = await browser.submit(form, { title: `Guide ${have + 1} of the list`, subtitle: "Made by the bench", chapterId: "0" });
    if (answer.status !== 302) throw new Error(`creating a guide answered ${answer.status}`);
  }
  if ((await guidesAt(url, cookie)) !== GUIDES) throw new Error("the list does not show 50 guides");
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
        limit: { least: 0.15 },
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

async function guidesAt(url: string, cookie: string): Promise<number> {
  const answer = await fetch(url, { headers: { cookie } });
  if (!answer.ok) throw new Error(`the guide list answered ${answer.status}`);
  return new Set((await answer.text()).match(/\/manage\/\d+\/edit\/steps/g)).size;
}

async function startMinimal(): Promise<{ url: string; stop(): Promise<void> }> {
  const cli = path.join(ROOT, "node_modules/@remix-run/dev/dist/cli.js");
  const args = [cli, "vite:build", "--config", "tests/load/minimal/vite.config.ts"];
  const built = spawnSync(process.execPath, args, { cwd: ROOT, env: { ...process.env, NODE_ENV: "production" }, encoding: "utf8" });
  if (built.status !== 0) throw new Error(`building the minimal application failed:\n${built.stdout}${built.stderr}`);
  const port = await freePort();
  const url = `http://localhost:${port}/`;
  const serve = ["node_modules/@remix-run/serve/dist/cli.js", ".cache/bench/minimal/server/index.js"];
  return { url, ...(await start(serve, { PORT: String(port), HOST: "127.0.0.1" }, url)) };
}
