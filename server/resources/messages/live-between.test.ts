import { beforeAll, expect, test } from "vitest";
import { inDays, newMessages, news } from "#tests/support/messages.ts";

let messages: Awaited<ReturnType<typeof newMessages>>;
let ids: Record<"draft" | "live" | "planned" | "ends" | "over", number>;
beforeAll(async () => {
  messages = await newMessages();
  const { live, addNews, save } = messages;
  ids = {
    draft: await addNews("Draft"),
    live: await live("Live"),
    planned: await live("Planned", { minTime: inDays(40) }),
    ends: await live("Ends", { maxTime: inDays(10) }),
    over: await live("Over"),
  };
  await save(ids.over, { visibility: "private" });
});

const nameOf = (id: number) => Object.entries(ids).find(([, each]) => each === id)?.[0];
async function between(from: number, to: number) {
  const query = new URLSearchParams({ liveFrom: inDays(from).utc, liveTo: inDays(to).utc, limit: "100" });
  const { body } = await messages.call("GET", `?${query}`);
  return (body as unknown as { data: { id: number }[] }).data.map(({ id }) => nameOf(id)).sort();
}

test("issue 12 A: what is or was live between two moments is listed, drafts that never were are not", async () => {
  expect(await between(-30, -1)).toEqual([]);
  expect(await between(-1, 1)).toEqual(["ends", "live", "over"]);
  expect(await between(5, 20)).toEqual(["ends", "live"]);
  expect(await between(11, 20)).toEqual(["live"]);
  expect(await between(30, 60)).toEqual(["live", "planned"]);
});

test("one of the two moments is enough, and what is no moment is refused", async () => {
  const listed = async (query: string) => messages.call("GET", `?${query}&limit=100`);
  const { body } = await listed(`liveFrom=${inDays(11).utc}`);
  expect((body as unknown as { data: { id: number }[] }).data.map(({ id }) => nameOf(id)).sort()).toEqual(["live", "planned"]);
  expect((await listed("liveFrom=tomorrow")).status).toBe(400);
});

test("drafts that would be live then by their times are listed where they are asked for", async () => {
  await messages.addNews("Ahead", { minTime: inDays(40), maxTime: inDays(50) });
  await messages.addNews("Open", { maxTime: inDays(12) });
  const titles = async (from: number, to: number) => {
    const query = new URLSearchParams({ liveFrom: inDays(from).utc, liveTo: inDays(to).utc, limit: "100", withPlanned: "true" });
    const { body } = await messages.call("GET", `?${query}`);
    return (body as unknown as { data: { title: string; visibility: string }[] }).data
      .filter(({ visibility, title }) => visibility === "private" && title !== "Over")
      .map(({ title }) => title);
  };
  expect([await titles(-30, -1), await titles(5, 20), await titles(13, 39), await titles(45, 60)]).toEqual([[], ["Open"], [], ["Ahead"]]);
});

test("what was live and is no longer has no plans, whatever its times say", async () => {
  const used = await messages.live("Used", { minTime: inDays(70), maxTime: inDays(80) });
  await messages.tenant.db.updateTable("messages").set({ visibility: "used" }).where("id", "=", used).execute();
  const query = new URLSearchParams({ liveFrom: inDays(71).utc, liveTo: inDays(79).utc, limit: "100", withPlanned: "true" });
  const listed = async () => {
    const { body } = await messages.call("GET", `?${query}`);
    return (body as unknown as { data: { title: string }[] }).data.map(({ title }) => title);
  };
  expect(await listed()).not.toContain("Used");
  await messages.tenant.db.updateTable("messages").set({ visibility: "private" }).where("id", "=", used).execute();
  expect(await listed()).toContain("Used");
});

test("an update leaves it live since when it was; published anew after it was taken back, it is live since then", async () => {
  const { live, save, read, tenant } = messages;
  const id = await live("Long live");
  const aged = { published_at: inDays(-60).utc, first_time_published: inDays(-60).utc, live_since: inDays(-60).utc };
  await tenant.db.updateTable("messages").set(aged).where("id", "=", id).execute();
  const listed = async (from: number, to: number) => {
    const query = new URLSearchParams({ liveFrom: inDays(from).utc, liveTo: inDays(to).utc, search: "Long live" });
    const { body } = await messages.call("GET", `?${query}`);
    return (body as unknown as { data: unknown[] }).data.length;
  };
  await save(id, { languageTexts: { en: { texts: news("Long live it") } }, publishing: true });
  expect(await read(id)).toMatchObject({ publishedVersion: 2, liveSince: aged.live_since });
  expect([await listed(-90, -61), await listed(-50, -40), await listed(5, 9)]).toEqual([0, 1, 1]);
  await save(id, { visibility: "private" });
  expect(await read(id)).toMatchObject({ liveSince: aged.live_since });
  expect([await listed(-50, -40), await listed(5, 9)]).toEqual([1, 0]);
  await save(id, { publishing: true });
  expect([await listed(-50, -40), await listed(5, 9)]).toEqual([0, 1]);
});

test("what was to begin later and begins at once is live since then", async () => {
  const id = await messages.live("Early", { minTime: inDays(3) });
  const before = { live_since: inDays(-20).utc };
  await messages.tenant.db.updateTable("messages").set(before).where("id", "=", id).execute();
  await messages.save(id, { minTime: null, visibility: "scheduled" });
  const { visibility, liveSince } = await messages.read(id);
  expect(visibility).toBe("public");
  expect(Date.parse(String(liveSince))).toBeGreaterThan(Date.parse(inDays(-1).utc));
});
