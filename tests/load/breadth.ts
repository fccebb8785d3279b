import { sharedEnvironment, surroundings } from "#server/launch/surroundings.mjs";
import { freePort } from "#tests/support/postgres.mjs";
import { build } from "./built.ts";
import { fillGuides } from "./guide-list.ts";
import { type Stack, start } from "./processes.ts";
import { compare, perSecond } from "./rounds.ts";
import { signIn } from "./signed-in.ts";
import type { Line } from "./table.ts";

const CONNECTIONS = 10;
const SECONDS = 2;
const ROUNDS = 5;
const WARM_ROUNDS = 3;
const FEW_GUIDES = 8;

/** What breadth costs the guide list of 50: a hundred more routes in the dashboard, and its rows beside a list of 8. After `measureGuideList`. */
export async function measureBreadth(stack: Stack, dataDir: string): Promise<Line[]> {
  const { browser, cookie, property } = await signIn(stack.web);
  const path = `/app/${property}/manage/list`;
  const load = (url: string) => () => perSecond({ url, connections: CONNECTIONS, headers: { cookie } }, SECONDS);
  const many = await startWithManyRoutes(stack, dataDir);
  try {
    const routes = await compare(ROUNDS, load(many.url + path), load(stack.web + path), WARM_ROUNDS);
    const other = await otherProperty(stack.web, property, cookie);
    await fillGuides(stack.web, other, FEW_GUIDES, { browser, cookie });
    const few = `${stack.web}/app/${other}/manage/list`;
    const rows = await compare(ROUNDS, load(stack.web + path), load(few));
    return [
      { what: "guide list with 100 more routes ÷ without", shown: shown(routes), value: routes.ratio, limit: { least: 0.85 } },
      { what: `guide list of 50 ÷ of ${FEW_GUIDES}`, shown: shown(rows), value: rows.ratio, limit: { least: 0.5 } },
    ];
  } finally {
    await many.stop();
  }
}

/** Another property of the demo, whose list is shorter. */
async function otherProperty(web: string, property: string, cookie: string): Promise<string> {
  const drawer = await (await fetch(`${web}/app/${property}/manage/list?panel=properties`, { headers: { cookie } })).text();
  const found = [...drawer.matchAll(/href="\/app\/(\d+)/g)].map(([, id]) => id).find((id) => id !== property);
  if (!found) throw new Error("the demo has one property");
  return found;
}

const shown = ({ ratio, ours, theirs }: { ratio: number; ours: number; theirs: number }) =>
  `${ratio.toFixed(2)} (${ours.toFixed(0)} ÷ ${theirs.toFixed(0)} requests/s)`;

/** The dashboard's own process again, with the other build, on the same upstream, secrets and sessions. */
async function startWithManyRoutes(stack: Stack, dataDir: string) {
  build("many-routes/vite.config.ts");
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const given = { ...process.env, DATA_DIR: dataDir, PORT: port, API_PORT: new URL(stack.api).port, WEB_URL: url };
  // By itself: what a launcher starts ends with the launcher's pipe.
  const env = { ...sharedEnvironment(surroundings(given), given), HANDRAIL_LAUNCHED: "", LOG_LEVEL: "warn" };
  const serve = ["node_modules/@remix-run/serve/dist/cli.js", ".cache/bench/many-routes/server/index.js"];
  return {
    url,
    ...(await start(["--max-semi-space-size=64", "--import", "./server/launch/web-hooks.mjs", ...serve], env, `${url}/healthz`)),
  };
}
