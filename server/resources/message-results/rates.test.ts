import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { rollUp } from "#server/events/roll-up.ts";
import { asked } from "#tests/support/messages.ts";
import { linkedMessage } from "#tests/support/public-links.ts";

const COUNTS = ["seen", "clicked", "closed", "answered"] as const;
const [FROM, TO] = ["2026-01-01", "2026-01-31"] as const;
const WINDOW = `from=${FROM}&to=${TO}`;

/**
 * One showing: whether a player was granted it, whether a link was opened or answered under its id, and what players and scripts tell of it, whatever
 * it is.
 */
const showing = fc.record({
  day: fc.integer({ min: 1, max: 9 }),
  isGranted: fc.boolean(),
  isOpened: fc.boolean(),
  person: fc.constantFrom("", "ada", "bob"),
  language: fc.constantFrom("en", "de"),
  version: fc.constantFrom(1, 2),
  told: fc.array(fc.constantFrom("shown", "seen", "clicked", "close", "later", "never"), { maxLength: 4 }),
  end: fc.constantFrom("nothing", "answered", "answered by link", "never"),
});
type Showing = typeof showing extends fc.Arbitrary<infer T> ? T : never;
/** What random histories may leave out: a person who answers in the application, and one who opens a link and answers by it in another language. */
const EVERY_WAY: Showing[] = [
  { day: 2, isGranted: true, isOpened: false, person: "ada", language: "en", version: 1, told: ["clicked", "later"], end: "answered" },
  { day: 5, isGranted: false, isOpened: true, person: "bob", language: "de", version: 2, told: [], end: "answered by link" },
];
type Linked = Awaited<ReturnType<typeof linkedMessage>>;

/** A link of its own for each person, and one for all others. */
async function linksOf({ token, personal }: Linked) {
  return { "": await token(), ada: await personal("ada"), bob: await personal("bob") } as Record<string, string>;
}

async function happen({ tenant, id: nps, read, answer }: Linked, links: Record<string, string>, histories: Showing[]) {
  const { db, propertyId: property_id } = tenant;
  const events = [];
  for (const { day, isGranted, isOpened, person, language, version, told, end } of histories) {
    const id = randomUUID();
    const at = `2026-01-0${day}T12:00:00.000Z`;
    const byLink = { token: links[person], showing: id, languages: [language] };
    if (isOpened) await read({ ...byLink, opened: true });
    if (isGranted) {
      const of = { property_id, id, kind: "nps", content_id: nps, version, person, language, shown_at: at };
      await db.insertInto("impressions").values(of).execute();
    }
    if (end === "answered by link") await answer({ ...byLink, answers: { main: day } });
    // What was noted just now, under whatever id: a personal link has one of its own.
    await db
      .updateTable("message_showings")
      .set({ day: at.slice(0, 10) })
      .where("property_id", "=", property_id)
      .where("day", ">", TO)
      .execute();
    const about = { catalogue: 1, occurred: at, run: id, language, content: { type: "nps", id: nps, version } };
    for (const what of told) {
      const isClosing = what === "close" || what === "later" || what === "never";
      const kind = isClosing ? "message_closed" : `message_${what}`;
      events.push({ ...about, id: randomUUID(), kind, ...(isClosing && { payload: { how: what } }) });
    }
    if (end !== "answered" && end !== "never") continue;
    const how = end === "never" ? "never" : "done";
    await tenant.call(null, "POST", "/player/:p/answers", { id, content: nps, language, how, answers: { main: day } });
  }
  if (events.length > 0) expect((await tenant.call(null, "POST", "/player/:p/events", { events })).status).toBe(202);
  while ((await rollUp(db)) > 0);
}

/** Every figure in an answer, wherever it is, with where. */
function figuresIn(value: unknown, path = ""): [string, Record<string, number>][] {
  if (typeof value !== "object" || value === null) return [];
  const own: [string, Record<string, number>][] = "shown" in value ? [[path, value as Record<string, number>]] : [];
  return [...own, ...Object.entries(value).flatMap(([key, each]) => figuresIn(each, `${path}.${key}`))];
}

test("every rate is from 0 to 1, by way, day, language, segment, version and round, over random histories of players, links and scripts (issue 12)", async () => {
  const met = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(showing, { minLength: 1, maxLength: 15 }), async (histories) => {
      const texts = { en: { texts: asked("How likely?") }, de: { texts: asked("Wie wahrscheinlich?") } };
      const linked = await linkedMessage("nps", { texts });
      const { tenant, id } = linked;
      const segment = await tenant.segment("Everybody");
      for (const name of ["ada", "bob"]) await linked.person(name);
      await linked.save({ recurrence: 3, publishing: true });
      await happen(linked, await linksOf(linked), histories);
      const outside = sql`select from message_showings where property_id = ${tenant.propertyId} and not day between ${FROM} and ${TO}`;
      expect((await outside.execute(tenant.db)).rows).toEqual([]);
      const parts = ["", "lang=de", `segment=${segment}`, "version=1", "round=1", "from=2026-01-05&to=2026-01-05"];
      for (const address of [...parts.map((part) => `nps/${id}?${part}`), "nps?"]) {
        const query = address.includes("from=") ? address : `${address}&${WINDOW}`;
        const { status, body } = await tenant.call("company admin", "GET", `/v2/properties/:p/analytics/${query}`);
        expect(status, query).toBe(200);
        for (const [path, figures] of figuresIn(body)) {
          const { shown = 0, seenRate, clickRate, closeRate, responseRate } = figures;
          const rates = [seenRate, clickRate, closeRate, responseRate];
          for (const [index, name] of COUNTS.entries()) {
            const count = figures[name] ?? -1;
            expect(count >= 0 && count <= shown, `${query} ${path} ${JSON.stringify(figures)}`).toBe(true);
            if (!path.startsWith(".days.")) expect(rates[index], `${query} ${path}`).toBe(shown === 0 ? null : count / shown);
          }
          if (shown > 0) met.add(path.replace(/\d+/, "n"));
        }
        const { closedBy, byWay, totals } = body as unknown as Record<"closedBy" | "totals", Record<string, number>> & {
          byWay: { shown: number }[];
        };
        if (closedBy) for (const each of Object.values(closedBy)) expect(each >= 0 && each <= (byWay[0] ?? totals).shown).toBe(true);
      }
    }),
    { numRuns: 15, examples: [[EVERY_WAY]] },
  );
  const groups = ["totals", "days.n", "byWay.n", "byLanguage.n", "byVersion.n", "bySegment.n", "byRound.n", "data.n"];
  expect([...met].toSorted()).toEqual(groups.map((group) => `.${group}`).toSorted());
});
