import type { Gate } from "./gate.ts";

/** Says a text of the namespace `why` in the language of whoever reads it. */
export type Reader = { language: string; text(key: string, values?: Record<string, unknown>): string };

/** A gate as people read it: what it is about, what the item wants, and what is the case; `isUnknown` where nobody knows that. */
export type GateText = { gate: Gate["gate"]; name: string; wants: string; actual: string; passes: boolean; isUnknown: boolean };

/** What gates name, by id, and the time zone that their moments are told in. */
export type GateNames = {
  segment: Map<number, string>;
  pageSegment: Map<number, string>;
  tag: Map<number, string>;
  item: Map<string, string>;
  timeZone: string;
  url: string;
};

type Named = { id: number; name: string };
type Told = {
  names: { segments: Named[]; pageSegments: Named[]; tags: Named[] };
  items: { type: string; id: number; title: string }[];
};

export const namesOf = ({ names, items }: Told, timeZone: string, url: string): GateNames => {
  const byId = (named: Named[]) => new Map(named.map(({ id, name }): [number, string] => [id, name]));
  return {
    segment: byId(names.segments),
    pageSegment: byId(names.pageSegments),
    tag: byId(names.tags),
    item: new Map(items.map(({ type, id, title }) => [`${type} ${id}`, title])),
    timeZone,
    url,
  };
};

/** A moment (epoch milliseconds or ISO 8601) in a time zone, as people read it. */
export function momentText({ language }: Pick<Reader, "language">, at: number | string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, { dateStyle: "medium", timeStyle: "short", timeZone });
  return format.format(new Date(at));
}

/** A gate in words (design section 4: the rule engine returns its reasons). */
export function gateText(reader: Reader, gate: Gate, names: GateNames): GateText {
  const isUnknown = "unknown" in gate && gate.unknown !== undefined && gate.unknown.length > 0;
  return { gate: gate.gate, passes: gate.passes, isUnknown, name: reader.text(`why:gate_${gate.gate}`), ...sides(reader, gate, names) };
}

function sides(reader: Reader, gate: Gate, names: GateNames): { wants: string; actual: string } {
  const { text: t } = reader;
  const moment = (at: number | string) => momentText(reader, at, names.timeZone);
  const since = (last: number | null, never: string) => (last === null ? never : moment(last));
  const quoted = (name: string | undefined, id: number) => `“${name ?? `#${id}`}”`;
  const list = (ids: readonly number[]) => ids.map((id) => quoted(names.tag.get(id), id)).join(", ");
  const notKnown =
    "unknown" in gate && gate.unknown && gate.unknown.length > 0 ? t("why:not_known_tags", { tags: list(gate.unknown) }) : null;
  switch (gate.gate) {
    case "visibility":
      return { wants: t("why:published"), actual: reader.text(`why:visibility_${gate.actual}`) };
    case "chapter":
      return {
        wants: t("why:chapter_shows"),
        actual:
          notKnown ??
          (gate.because === null ? t("why:shows") : t("why:chapter_because", { gate: reader.text(`why:gate_${gate.because}`) })),
      };
    case "schedule":
      return { wants: scheduleText(gate, moment, t), actual: t(gate.passes ? "why:within" : "why:outside") };
    case "language":
      return {
        wants: t("why:some_language"),
        actual: gate.actual === null ? t("why:not_written", { language: gate.wanted }) : gate.actual,
      };
    case "segment":
      if (gate.segment === 0) return { wants: t("why:everybody"), actual: t("why:anybody") };
      return { wants: quoted(names.segment.get(gate.segment), gate.segment), actual: t(gate.passes ? "why:is_in" : "why:is_not_in") };
    case "page":
      if (gate.pageSegment === 0) return { wants: t("why:every_page"), actual: names.url || t("why:no_page") };
      return {
        wants: quoted(names.pageSegment.get(gate.pageSegment), gate.pageSegment),
        actual: gate.rule !== null ? t("why:by_rule", { rule: gate.rule }) : names.url ? t("why:by_no_rule") : t("why:no_page"),
      };
    case "tags":
      if (gate.wanted.length === 0) return { wants: t("why:no_tags"), actual: t("why:any_tags") };
      return {
        wants: t(gate.mode === "show" ? "why:with_tags" : "why:without_tags", { tags: list(gate.wanted) }),
        actual: notKnown ?? (gate.present.length > 0 ? list(gate.present) : t("why:none_present")),
      };
    case "done":
      return {
        wants: gate.recurrence > 0 ? t("why:again_after", { count: gate.recurrence }) : t("why:not_done"),
        actual: withAgain(since(gate.last, t("why:never_done")), gate.again, moment, t),
      };
    case "reminder":
      return {
        wants: gate.reminder > 0 ? t("why:remind_after", { count: gate.reminder }) : t("why:not_shown"),
        actual: withAgain(since(gate.last, t("why:never_shown")), gate.again, moment, t),
      };
    case "cap":
    case "cap_overall":
      return {
        wants: `${t("why:most_times", { count: gate.times })} ${t("why:in_days", { count: gate.days })}`,
        actual: withAgain(t("why:was_times", { count: gate.actual }), gate.again, moment, t),
      };
    case "quiet":
      return {
        wants: t("why:quiet_hours", { count: gate.hours }),
        actual: withAgain(since(gate.last, t("why:nothing_shown")), gate.again, moment, t),
      };
    case "priority":
      return { wants: t("why:priority_of", { priority: gate.priority }), actual: winnerText(gate, names, t) };
  }
}

type Of<G extends Gate["gate"]> = Extract<Gate, { gate: G }>;

function scheduleText({ from, to }: Of<"schedule">, moment: (at: string) => string, t: Reader["text"]): string {
  if (from && to) return t("why:from_to", { from: moment(from), to: moment(to) });
  if (from) return t("why:from", { from: moment(from) });
  return to ? t("why:until", { to: moment(to) }) : t("why:always");
}

function withAgain(text: string, again: number | null, moment: (at: number) => string, t: Reader["text"]): string {
  return again === null ? text : `${text}; ${t("why:opens", { at: moment(again) })}`;
}

function winnerText({ passes, winner }: Of<"priority">, names: GateNames, t: Reader["text"]): string {
  if (passes || !winner) return t("why:wins");
  return t("why:waits_for", { title: names.item.get(`${winner.type} ${winner.id}`) || `#${winner.id}` });
}
