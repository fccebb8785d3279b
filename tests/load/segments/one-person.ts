import type { OpenDatabase } from "#server/database/open-database.ts";
import { rememberedMemberships } from "#server/resources/segments/memberships.ts";
import { median } from "#tests/load/rounds.ts";
import type { Line } from "#tests/load/table.ts";
import { SEGMENT_CASES } from "./segment-cases.ts";

const SEGMENTS = 200;
const TIMES = 500;
const ROUNDS = 5;

/**
 * The processor's time of this process for all segments of one person, the two queries of each call included: their making and their answers,
 * but not what a PostgreSQL server does meanwhile.
 */
export async function measureOnePerson({ db }: OpenDatabase, property: number, people: number): Promise<Line> {
  const rows = Array.from({ length: SEGMENTS }, (_, n) => {
    const { connection, filterGroups } = SEGMENT_CASES[n % SEGMENT_CASES.length]!.filter;
    return { property_id: property, name: `Segment ${n}`, connection, filter_groups: JSON.stringify(filterGroups) };
  });
  await db.insertInto("segments").values(rows).execute();
  const segmentsOf = rememberedMemberships(db);
  const ask = async (times: number) => {
    for (let n = 1; n <= times; n++) await segmentsOf(property, { id: `user-${1 + ((n * 7919) % people)}`, isAnonymous: false });
  };
  await ask(TIMES);
  const seen: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    await ask(TIMES);
    const { user, system } = process.cpuUsage(before);
    seen.push((user + system) / 1000 / TIMES);
  }
  const value = median(seen);
  return { what: "all segments of one person, 200 of them, processor time", shown: `${value.toFixed(2)} ms`, value, limit: { most: 1 } };
}
