import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type HelpCentre, helpCentre } from "#tests/support/help-centre.ts";
import { FetchFailed } from "./fetch-failed.ts";
import { guardedFetch, type MayFollow } from "./guarded-fetch.ts";

/** Milliseconds, of which a chain of redirects may take the second. */
const TIME = { idle: 20_000, whole: 1000 };

let site: HelpCentre;
beforeEach(async () => {
  site = await helpCentre({});
});
afterEach(() => site.close());

const leadsTo = (location: string, after: number) => async (_: IncomingMessage, response: ServerResponse) => {
  await sleep(after);
  response.writeHead(302, { location }).end();
};

/** What "/a" leads to, or why that is not read. */
async function follow(mayFollow: MayFollow): Promise<string> {
  const fetching = guardedFetch({ loopback: true, limits: TIME });
  return fetching
    .get(new URL(`${site.url}/a`), "127.0.0.1", new AbortController().signal, mayFollow)
    .then(
      ({ text }) => text,
      (error) => (error instanceof FetchFailed ? `failed: ${error.problem}` : `threw: ${error}`),
    )
    .finally(fetching.close);
}

test("where a redirect leads is judged before it is asked, however long that takes", async () => {
  Object.assign(site.answers, { "/a": leadsTo("/b", 0), "/b": leadsTo("/c", 0), "/c": "There" });
  const judged: [string, string[]][] = [];
  const judge: MayFollow = async ({ pathname }) => {
    judged.push([pathname, [...site.asked]]);
    await sleep(TIME.whole * 1.2);
  };
  expect(await follow(judge)).toBe("There");
  expect(judged).toEqual([
    ["/b", ["/a"]],
    ["/c", ["/a", "/b"]],
  ]);
});

test("what is refused is not asked", async () => {
  Object.assign(site.answers, { "/a": leadsTo("/b", 0), "/b": "There" });
  expect(await follow(() => Promise.reject(new FetchFailed("robots")))).toBe("failed: robots");
  expect(site.asked).toEqual(["/a"]);
});

test("a chain of redirects takes no longer than one answer may", async () => {
  Object.assign(site.answers, { "/a": leadsTo("/b", 700), "/b": leadsTo("/c", 700), "/c": "There" });
  expect(await follow(async () => undefined)).toBe("failed: timeout");
});
