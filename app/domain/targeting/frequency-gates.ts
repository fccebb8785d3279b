import { countedIn, endOfQuiet, hasRoom, nextReminder, nextRound } from "./frequency.ts";
import type { Gate } from "./gate.ts";
import type { Item, Situation } from "./item.ts";
import type { Cap, CappedKind } from "./showing.ts";

const DAY = 86_400_000;

/** The rules of `isDue`, in order, each with the actual value, what it wants and when it opens by itself. */
export function frequencyGates(item: Item, situation: Situation): Gate[] {
  const { at, frequency } = situation;
  const { recurrence, reminder } = item.showing;
  const openedAt = (opens: number | null) => (opens === null || at >= opens || !Number.isFinite(opens) ? null : opens);
  const said = ({ last, opens }: ReturnType<typeof nextRound>) => ({ passes: opens === null || at >= opens, last, again: openedAt(opens) });
  const { quietHours } = frequency;
  return [
    { gate: "done", ...said(nextRound(item, situation)), recurrence },
    { gate: "reminder", ...said(nextReminder(item, situation)), reminder },
    ...capGate("cap", frequency.kinds[item.type as CappedKind] ?? null, situation, item.type),
    ...capGate("cap_overall", frequency.overall, situation),
    ...(quietHours === 0 ? [] : [{ gate: "quiet" as const, ...said(endOfQuiet(situation)), hours: quietHours }]),
  ];
}

function capGate(gate: "cap" | "cap_overall", cap: Cap, situation: Situation, kind?: Item["type"]): Gate[] {
  if (cap === null) return [];
  const counted = countedIn(cap, situation, kind).map((each) => each.at);
  const passes = hasRoom(cap, situation, kind);
  const ends = passes ? undefined : counted.sort((one, other) => one - other)[counted.length - cap.times];
  return [{ gate, passes, actual: counted.length, ...cap, again: ends === undefined ? null : ends + cap.days * DAY }];
}
