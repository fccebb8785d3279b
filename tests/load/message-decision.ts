import { MESSAGE_TYPES } from "#app/domain/messages/message.ts";
import { itemOf } from "#app/domain/player/rules.ts";
import { nextToShow } from "#app/domain/targeting/next-to-show.ts";
import { pageAt } from "#app/domain/targeting/page-facts.ts";
import { median } from "./rounds.ts";
import type { Line } from "./table.ts";

const MESSAGES = 500;
const TIMES = 200;
const ROUNDS = 5;
const DAY = 86_400_000;

/** What it costs the upstream to decide which of 500 messages shows to one person now, in milliseconds of CPU: the median of five rounds. None may: so each is asked to its last rule. */
export function measureMessageDecision(): Line[] {
  const at = Date.UTC(2026, 5, 15);
  const items = Array.from({ length: MESSAGES }, (_, index) => {
    const showing = {
      auto: true,
      recurrence: 90,
      reminder: 7,
      priority: index % 100,
      from: new Date(at - 30 * DAY).toISOString(),
    } as const;
    const rules = { segment: index % 3 === 0 ? (index % 40) + 1 : 0, pageSegment: index % 5 === 0 ? (index % 20) + 1 : 0, showing };
    return itemOf(MESSAGE_TYPES[index % 3]!, index + 1, rules, null);
  });
  const pages = new Map(
    Array.from({ length: 20 }, (_, index) => [index + 1, { rules: [`*/area-${index}/*`, "*/deals*"], visibility: true }]),
  );
  const impressions = items.slice(0, 200).map(({ type, id }, index) => ({ type: type as "nps", id, at: at - (index % 60) * DAY }));
  const situation = {
    segments: new Set(Array.from({ length: 20 }, (_, index) => index)),
    page: pageAt("https://eu.crm.test/area-7/deals", pages, new Set()),
    ...{ at, language: "", standard: "" },
    history: { impressions, done: impressions.slice(0, 50) },
    frequency: {
      kinds: Object.fromEntries(MESSAGE_TYPES.map((type) => [type, { times: 3, days: 30 }])),
      overall: { times: 1000, days: 30 },
      quietHours: 0,
    },
  };
  if (nextToShow(items, situation)) throw new Error("a message may show, and those after it are not asked");
  for (let time = 0; time < TIMES; time++) nextToShow(items, situation);
  const rounds = Array.from({ length: ROUNDS }, () => {
    const from = process.cpuUsage();
    for (let time = 0; time < TIMES; time++) nextToShow(items, situation);
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1000 / TIMES;
  });
  const value = median(rounds);
  return [{ what: `deciding among ${MESSAGES} messages on the server, CPU`, shown: `${value.toFixed(3)} ms`, value, limit: { most: 1 } }];
}
