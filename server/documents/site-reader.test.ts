import { expect, test, vi } from "vitest";
import { FetchFailed } from "./fetch-failed.ts";
import type { GuardedFetch } from "./guarded-fetch.ts";
import { BUDGET, NOTHING_SPENT, SiteReader } from "./site-reader.ts";

/** What stands at an address, where it leads, or why it cannot be read. */
type Answers = Record<string, string | URL | FetchFailed | undefined>;

/** A reader of a site that answers so, and what it was asked. */
function readerOf(answers: Answers, spent = { ...NOTHING_SPENT }) {
  const asked: string[] = [];
  const fetching: GuardedFetch = {
    async get(url, site, signal, mayFollow) {
      asked.push(url.href);
      const answer = answers[url.href] ?? new FetchFailed("not_found");
      if (typeof answer === "string") return { url, text: answer };
      if (answer instanceof FetchFailed) throw answer;
      await mayFollow(answer);
      return this.get(answer, site, signal, mayFollow);
    },
    close: () => undefined,
  };
  const reader = new SiteReader(fetching, new URL("https://crm.test/"), new AbortController().signal, 0, spent);
  const read = async (address: string) => {
    const outcome = await Promise.resolve()
      .then(() => reader.read(new URL(address)))
      .catch((error) => error);
    return outcome instanceof FetchFailed ? outcome.problem : outcome.text;
  };
  return { reader, read, asked };
}

const FORBIDS = "User-agent: *\nDisallow: /private";

test("robots.txt is asked once of each host, and kept to", async () => {
  const { read, asked } = readerOf({
    "https://crm.test/robots.txt": FORBIDS,
    "https://crm.test/a": "A",
    "https://help.crm.test/private/b": "B",
  });
  expect(
    await Promise.all([read("https://crm.test/a"), read("https://crm.test/private/b"), read("https://help.crm.test/private/b")]),
  ).toEqual(["A", "robots", "B"]);
  expect(asked.filter((address) => address.endsWith("/robots.txt"))).toHaveLength(2);
  expect(asked).not.toContain("https://crm.test/private/b");
});

test("a redirect leads past no robots.txt: neither within a host, nor to another one of the site", async () => {
  const { read, asked } = readerOf({
    "https://crm.test/robots.txt": FORBIDS,
    "https://help.crm.test/robots.txt": FORBIDS,
    "https://crm.test/a": new URL("https://crm.test/private/a"),
    "https://crm.test/b": new URL("https://crm.test/c"),
    "https://crm.test/c": new URL("https://help.crm.test/private/c"),
    "https://crm.test/d": new URL("https://help.crm.test/d"),
    "https://crm.test/private/a": "A",
    "https://help.crm.test/private/c": "C",
    "https://help.crm.test/d": "D",
  });
  const paths = ["a", "b", "d"];
  expect(await Promise.all(paths.map((path) => read(`https://crm.test/${path}`)))).toEqual(["robots", "robots", "D"]);
  expect(asked.filter((address) => address.includes("private"))).toEqual([]);
  expect(asked.filter((address) => address.endsWith("/robots.txt"))).toHaveLength(2);
});

test("a robots.txt may stand elsewhere on the site, where it is read whatever that host forbids", async () => {
  const { read } = readerOf({
    "https://crm.test/robots.txt": new URL("https://help.crm.test/private/robots.txt"),
    "https://help.crm.test/robots.txt": FORBIDS,
    "https://help.crm.test/private/robots.txt": "User-agent: *\nDisallow: /b",
    "https://crm.test/a": "A",
  });
  expect([await read("https://crm.test/a"), await read("https://crm.test/b")]).toEqual(["A", "robots"]);
});

test("a page that leads to a host whose robots.txt cannot be reached is not asked again", async () => {
  const { read, asked } = readerOf({
    "https://crm.test/a": new URL("https://help.crm.test/a"),
    "https://help.crm.test/robots.txt": new FetchFailed("unreachable", 1000),
    "https://help.crm.test/a": "A",
  });
  expect(await read("https://crm.test/a")).toBe("unreachable");
  expect(asked.filter((address) => address.endsWith("/a"))).toEqual(["https://crm.test/a"]);
});

test.each([
  ["not_found", "A"],
  ["other", "A"],
  ["unreachable", "unreachable"],
  ["timeout", "timeout"],
  ["private", "private"],
] as const)("where robots.txt is %s, a page is: %s", async (problem, outcome) => {
  const { read } = readerOf({ "https://crm.test/robots.txt": new FetchFailed(problem), "https://crm.test/a": "A" });
  expect(await read("https://crm.test/a")).toBe(outcome);
});

test("pages of many hosts of a site are not all asked for", async () => {
  const robots = (asked: string[]) => asked.filter((address) => address.endsWith("/robots.txt"));
  const { read, asked } = readerOf({});
  for (let host = 0; host < 30; host++) await read(`https://h${host}.crm.test/a`);
  expect(robots(asked)).toHaveLength(20);
  const leads = Array.from({ length: 30 }, (_, host) => [`https://crm.test/${host}`, new URL(`https://h${host}.crm.test/a`)]);
  const led = readerOf(Object.fromEntries(leads));
  const outcomes: string[] = [];
  for (let host = 0; host < 30; host++) outcomes.push(await led.read(`https://crm.test/${host}`));
  // Its own is one of the twenty.
  expect(outcomes).toEqual([...Array(19).fill("not_found"), ...Array(11).fill("other")]);
  expect(robots(led.asked)).toHaveLength(20);
});

test("a site that is asked too much is asked once more, later", async () => {
  const answers: Answers = { "https://crm.test/a": new FetchFailed("unreachable", 1000) };
  const { read, asked } = readerOf(answers);
  expect(await read("https://crm.test/a")).toBe("unreachable");
  expect(asked.filter((address) => address.endsWith("/a"))).toHaveLength(2);
});

test("nothing is asked when as much was read as there may be, or for as long", async () => {
  const full = readerOf({ "https://crm.test/a": "A" }, { ...NOTHING_SPENT, characters: BUDGET.characters - 1 });
  expect([await full.read("https://crm.test/a"), await full.read("https://crm.test/a"), full.reader.isSpent]).toEqual([
    "A",
    "unfinished",
    true,
  ]);
  const late = readerOf({ "https://crm.test/a": "A" }, { ...NOTHING_SPENT, milliseconds: BUDGET.milliseconds });
  expect([await late.read("https://crm.test/a"), late.asked]).toEqual(["unfinished", []]);
});

test("time counts with each answer, but not the hours in which a machine slept", async () => {
  let now = 1_000_000;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
  try {
    const { read, reader } = readerOf({ "https://crm.test/a": "A" });
    await read("https://crm.test/a");
    expect(reader.spent.milliseconds).toBe(0);
    now += 2000;
    await read("https://crm.test/a");
    expect(reader.spent.milliseconds).toBe(2000);
    now += 5 * 3_600_000;
    await read("https://crm.test/a");
    expect([reader.spent.milliseconds, reader.isSpent]).toEqual([62_000, false]);
  } finally {
    clock.mockRestore();
  }
});
