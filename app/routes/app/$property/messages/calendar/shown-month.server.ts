import { listMessages } from "#app/api/messages.server.ts";
import { getShellProperty } from "#app/api/properties.server.ts";
import { daysOf, isMonth, monthAfter, monthOf, plannedSpan, spanOf } from "#app/domain/messages/calendar.ts";
import { hasUncompared, meetingGroupsOf } from "#app/domain/messages/meetings.ts";
import { isPublished } from "#app/domain/messages/message.ts";
import { localTimeOf } from "#app/features/audience/local-time.server.ts";
import { choicesOf } from "#app/features/list/address-problem.ts";
import { categoryColors } from "#app/features/messages/category-colors.server.ts";
import { dayWriter } from "#app/i18n/day-text.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** So many messages of a month are shown. */
const MOST = 100;

/** The messages that are, were or would be live in the month of an address, by the property's clocks, and those that may meet the same people. */
export async function shownMonth(request: Request, viewer: Viewer) {
  const { timeZone } = await getShellProperty(viewer);
  const today = localTimeOf(new Date().toISOString(), timeZone).slice(0, 10);
  const { read, problems } = choicesOf(new URL(request.url).searchParams);
  const key = read("month", today.slice(0, 7), (text) => (isMonth(text) ? text : undefined));
  const month = monthOf(key, timeZone);
  const iso = (moment: number) => new Date(moment).toISOString();
  const [{ messages, pagination }, colorOf] = await Promise.all([
    listMessages(viewer, {
      ...{ liveFrom: iso(month.starts[0]!), liveTo: iso(month.end) },
      ...{ withPlanned: "true", sort: "date", order: "asc", limit: MOST },
    }),
    categoryColors(viewer),
  ]);
  const now = Date.now();
  const shown = messages.flatMap((message) => {
    const daysIn = (span: ReturnType<typeof spanOf>) => span && daysOf(span, month);
    const title = message.title || viewer.text("messages:untitled");
    // What was taken down may be planned anew.
    const spans = [[daysIn(spanOf(message)), false] as const, [daysIn(plannedSpan(message, now)), true] as const];
    return spans.flatMap(([days, isPlanned]) => (days ? [{ ...message, title, days, isPlanned }] : []));
  });
  // Of what has been taken down nobody needs a warning any longer.
  const toCome = shown.filter(({ visibility, isPlanned }) => isPlanned || isPublished(visibility));
  const write = dayWriter(viewer.language, { year: false });
  const said = (first: number, last: number) => {
    const [from, to] = [write(month.days[first]!), write(month.days[last]!)];
    return first === last ? viewer.text("messages:live_on_day", { from }) : viewer.text("messages:live_on_days", { from, to });
  };
  const wordsOf = (when: string, isPlanned: boolean) => (isPlanned ? viewer.text("messages:planned_on", { days: when }) : when);
  const name = new Intl.DateTimeFormat(viewer.language, { month: "long", year: "numeric", timeZone: "UTC" });
  const [narrow, long] = (["narrow", "long"] as const).map(
    (weekday) => new Intl.DateTimeFormat(viewer.language, { weekday, timeZone: "UTC" }),
  );
  return {
    title: viewer.text("messages:title_calendar"),
    problems,
    month: { key, name: name.format(new Date(`${key}-01`)), before: monthAfter(key, -1), after: monthAfter(key, 1) },
    days: month.days.map((day) => {
      const date = new Date(day);
      return {
        day: date.getUTCDate(),
        weekday: { narrow: narrow!.format(date), long: long!.format(date) },
        isToday: day === today,
        isWeekend: date.getUTCDay() % 6 === 0,
      };
    }),
    messages: shown.map(({ id, type, category, title, visibility, hasUnpublishedChanges, days, isPlanned }) => ({
      ...{ id, type, category, color: colorOf(category), title, visibility, hasUnpublishedChanges },
      ...{ ...days, isPlanned, when: wordsOf(said(days.first, days.last), isPlanned) },
    })),
    meetings: meetingGroupsOf(toCome).map(({ first, last, messages }) => ({
      days: said(first, last),
      messages: messages.map(({ id, type, title, isPlanned }) => ({ id, type, title, isPlanned })),
    })),
    hasUncompared: hasUncompared(toCome),
    left: pagination.total > MOST ? MOST : null,
  };
}
export type ShownMonth = Awaited<ReturnType<typeof shownMonth>>;
