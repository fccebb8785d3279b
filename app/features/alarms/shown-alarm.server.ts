import { type Alarm, FAILURE_REASONS } from "#app/domain/targets/target-alarm.ts";
import type { Moments } from "#app/i18n/moment.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

export type ShownAlarm = {
  /** How often and since when. */
  summary: string;
  /** What was the matter, the most frequent first. */
  reasons: string[];
  pages: { path: string; times: string }[];
};

/** An alarm in words; null without one. */
export function shownAlarm({ text }: Viewer, { dateAndTime }: Moments, alarm: Alarm | null | undefined): ShownAlarm | null {
  if (!alarm) return null;
  const { failures, since, last, reasons, pages } = alarm;
  const times = (count: number) => text("alarms:times", { count });
  const counted = FAILURE_REASONS.map((reason) => ({ reason, count: reasons[reason] ?? 0 })).filter(({ count }) => count > 0);
  return {
    summary: text("alarms:summary", { count: failures, since: dateAndTime(since), last: dateAndTime(last) }),
    reasons: counted.sort((a, b) => b.count - a.count).map(({ reason, count }) => `${text(`alarms:${reason}`)}: ${times(count)}`),
    pages: pages.map(({ path, failures: count }) => ({ path, times: times(count) })),
  };
}
