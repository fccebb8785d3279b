import { type RawBuilder, sql } from "kysely";
import { MESSAGE_WAYS, type MessageCounts, messageFigures } from "#app/domain/analytics/message-figures.ts";
import { lowered } from "#server/database/lowered.ts";
import type { Database } from "#server/database/tables.ts";
import { countedFor, countedIn, type Days, type Scope, titleIn } from "./scope.ts";

/** The sums of the counts, as numbers. */
export const SUMS = sql`coalesce(sum(shown), 0)::float8 as shown, coalesce(sum(seen), 0)::float8 as seen,
  coalesce(sum(clicked), 0)::float8 as clicked, coalesce(sum(closed), 0)::float8 as closed, coalesce(sum(answered), 0)::float8 as answered`;

/** The messages that a list, its totals and its days share. */
export function wantedMessages({ propertyId, type, fallback, messageId, search = "" }: Scope): RawBuilder<unknown> {
  return sql`wanted as (
    select * from (select id, visibility, ${titleIn(fallback)} as title from messages
      where property_id = ${propertyId} and type = ${type} and (${messageId ?? null}::integer is null or id = ${messageId ?? null}::integer)) as own
    where ${search} = '' or strpos(${lowered(sql`title`)}, ${lowered(sql`${search}`)}) > 0)`;
}

/** All wanted messages together. */
export async function totalCounts(db: Database, scope: Scope) {
  const { rows } = await sql<MessageCounts>`with ${wantedMessages(scope)}
    select ${SUMS} from message_days where ${countedIn(scope)} and message_id in (select id from wanted)`.execute(db);
  return messageFigures(rows[0]!);
}

/** Every day of a range, days on which nothing was shown included; only those in scope are counted. */
export async function dailyCounts(db: Database, scope: Scope, { from, to }: Days) {
  const { rows } = await sql<MessageCounts & { day: string }>`with ${wantedMessages(scope)}
    select days.day::date as day, ${SUMS} from generate_series(${from}::date, ${to}::date, interval '1 day') as days(day)
      left join (select * from message_days where ${countedIn(scope)} and message_id in (select id from wanted)) counted
        on counted.day = days.day::date
    group by days.day order by days.day`.execute(db);
  return rows;
}

const SORTED = ["by_link", "opened", "answered_by_link", "answered_opened", "later", "never"] as const;
type Sorted = MessageCounts & Record<(typeof SORTED)[number], number>;

/**
 * In which ways one message was sent away, and how it came to people: in the application, or by a public link that they opened. Whoever answered
 * by a link without a noted opening is in none of these: how many opened it like that and left is not known.
 */
export async function sortedCounts(db: Database, scope: Scope) {
  const { rows } =
    await sql<Sorted>`select ${SUMS}, ${sql.join(SORTED.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0)::float8 as ${sql.ref(name)}`))}
    from message_days where ${countedIn(scope)}`.execute(db);
  const { by_link, opened, answered_by_link, answered_opened, later, never, ...all } = rows[0]!;
  // Whoever opened the page of a link has seen it; nothing else can be done with it there.
  const link = { shown: opened, seen: opened, clicked: 0, closed: 0, answered: answered_opened };
  const application = { ...all, shown: all.shown - by_link, seen: all.seen - by_link, answered: all.answered - answered_by_link };
  const ways = { application, link } as const;
  return {
    closedBy: { close: all.closed - later - never, later, never },
    byWay: by_link === 0 ? [] : MESSAGE_WAYS.map((way) => ({ way, ...messageFigures(ways[way]) })),
    answeredUnopened: answered_by_link - answered_opened,
  };
}

/** One message by language, by version and by segment: the ones with any showing, most shown first. */
export async function groupedCounts(db: Database, scope: Scope) {
  const by = async <Key>(column: "language" | "version" | "segment_id", where: RawBuilder<unknown>) => {
    const { rows } = await sql<MessageCounts & { key: Key }>`select ${sql.ref(column)} as key, ${SUMS} from message_days
      where ${where} group by 1 having sum(shown) > 0 order by shown desc, 1`.execute(db);
    return rows.map(({ key, ...counts }) => ({ key, ...messageFigures(counts) }));
  };
  const languages = await by<string>("language", countedIn(scope));
  const versions = await by<number>("version", countedIn(scope));
  const segments = await by<number>(
    "segment_id",
    sql`${countedFor(scope)} and segment_id <> 0 and (${scope.segment ?? null}::integer is null or segment_id = ${scope.segment ?? null}::integer)`,
  );
  return { languages, versions, segments };
}
