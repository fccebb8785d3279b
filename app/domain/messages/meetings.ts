import type { MessageForm } from "./message.ts";

/** What decides whether two messages can come to the same people at the same time; days as of a month, from 0. Segments of 0 are everybody and everywhere. */
type Meeting = { id: number; form: MessageForm; segment: number; pageSegment: number; days: { first: number; last: number } };
export type MeetingGroup<M> = { first: number; last: number; messages: M[] };

/** Those that come onto a page by themselves. */
const showing = <M extends Meeting>(messages: readonly M[]): M[] => messages.filter(({ form }) => form !== "list");

const pairsOf = <M extends Meeting>(messages: readonly M[]): [M, M][] =>
  messages.flatMap((one, index) => messages.slice(index + 1).map((other): [M, M] => [one, other]));

const sharedDays = ([{ days: one }, { days: other }]: readonly [Meeting, Meeting]) => ({
  first: Math.max(one.first, other.first),
  last: Math.min(one.last, other.last),
});

/**
 * The messages that come onto a page by themselves, on the same days, to people who may be the same: those of one segment, and those for everybody;
 * the same of pages. In each group every two meet, on all of its days; earliest first, messages in the given order. Two different segments may share
 * people; that is not looked into here (`hasUncompared`).
 */
export function meetingGroupsOf<M extends Meeting>(messages: readonly M[]): MeetingGroup<M>[] {
  const all = showing(messages);
  const days = new Map(pairsOf(all).map((pair) => [Object.values(sharedDays(pair)).join(), sharedDays(pair)]));
  return [...days.values()]
    .filter(({ first, last }) => first <= last)
    .flatMap(({ first, last }) => groupsOn(all, first, last))
    .toSorted((a, b) => a.first - b.first || a.last - b.last);
}

/** The largest groups that have exactly these days in common. As no two of a group are of different segments, it is of everybody and one segment. */
function groupsOn<M extends Meeting>(all: M[], first: number, last: number): MeetingGroup<M>[] {
  const live = all.filter(({ days }) => days.first <= first && days.last >= last);
  const valuesOf = (key: "segment" | "pageSegment") => {
    const own = new Set(live.map((each) => each[key]).filter((value) => value !== 0));
    return own.size > 0 ? [...own] : [0];
  };
  const groups = valuesOf("segment").flatMap((segment) =>
    valuesOf("pageSegment").map((page) => live.filter((each) => isOf(each.segment, segment) && isOf(each.pageSegment, page))),
  );
  const exact = groups.filter(
    (group) => group.length > 1 && group.some(({ days }) => days.first === first) && group.some(({ days }) => days.last === last),
  );
  const isWithin = (group: M[], other: M[]) => group.every((message) => other.includes(message));
  return exact
    .filter(
      (group, at) => !exact.some((other, place) => place !== at && isWithin(group, other) && (other.length > group.length || place < at)),
    )
    .map((group) => ({ first, last, messages: group }));
}

const isOf = (segment: number, wanted: number) => segment === 0 || segment === wanted;

/** Whether two come on the same days to different segments, of people or of pages, which may share some. */
export function hasUncompared(messages: readonly Meeting[]): boolean {
  const differ = (one: number, other: number) => one !== 0 && other !== 0 && one !== other;
  return pairsOf(showing(messages)).some((pair) => {
    const { first, last } = sharedDays(pair);
    const [one, other] = pair;
    return first <= last && (differ(one.segment, other.segment) || differ(one.pageSegment, other.pageSegment));
  });
}
