import { dayWriter } from "#app/i18n/day-text.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { type DraftFilter, editorOf, keyChoice } from "./draft.ts";
import { conditionText, type KeySection } from "./keys.server.ts";

type Reader = Pick<Viewer, "language" | "text">;
/** What ids in filters are called. */
export type Names = { guides: Map<number, string>; tags: Map<number, string> };

/** A filter as people read it: what it asks about, the condition, and the value. */
export type Sentence = { key: string; condition: string; value: string };

export function sentenceOf(reader: Reader, filter: DraftFilter, sections: KeySection[], names: Names): Sentence {
  const option = sections.flatMap(({ options }) => options).find(({ value }) => value === keyChoice(filter));
  const condition = filter.operator === "" ? "" : conditionText(reader, filter.type, filter.operator);
  return { key: option?.label ?? reader.text("segments:nothing_chosen"), condition, value: valueText(reader, filter, names) };
}

function valueText({ language, text }: Reader, filter: DraftFilter, names: Names): string {
  const { fields } = filter;
  const value = fields.value ?? "";
  const day = (said = "") => (/^\d{4}-\d\d-\d\d$/.test(said) ? dayWriter(language)(said) : said);
  switch (editorOf(filter)) {
    case "none":
      return "";
    case "text":
      return value;
    case "number":
      return value === "" || Number.isNaN(Number(value))
        ? value
        : new Intl.NumberFormat(language, { maximumFractionDigits: 20 }).format(Number(value));
    case "boolean":
      return value === "true" || value === "false" ? text(`segments:${value}`) : value;
    case "texts":
      return value.split("\n").join(", ");
    case "guide":
      return names.guides.get(Number(value)) ?? text("segments:unknown_guide", { id: value });
    case "message":
      return text("segments:unknown_message", { id: value });
    case "count": {
      const of = fields.of ? (names[filter.key.startsWith("tag") ? "tags" : "guides"].get(Number(fields.of)) ?? fields.of) : "";
      const times = text("segments:times", { count: Number(fields.count) });
      return `${of && `“${of}” `}${times} ${text("segments:in_last_days", { count: Number(fields.days) })}`;
    }
    case "day":
      return day(fields.day);
    case "days":
      return text("segments:from_to", { from: day(fields.first), to: day(fields.last) });
    case "exactly":
      return partText(text, fields.exactType, fields.exactScalar, fields.exactUnit);
    case "range":
      return text("segments:from_to", {
        from: fields.fromType === "any" ? text("segments:any_before") : partText(text, fields.fromType, fields.fromScalar, fields.fromUnit),
        to: fields.toType === "any" ? text("segments:any_after") : partText(text, fields.toType, fields.toScalar, fields.toUnit),
      });
  }
}

function partText(text: Reader["text"], type = "", scalar = "", unit = "day"): string {
  if (type !== "past" && type !== "future") return type === "" ? "" : text(`segments:part_${type}`);
  const far = text(`segments:unit_${["week", "month"].includes(unit) ? unit : "day"}`, { count: Number(scalar) });
  return text(`segments:far_${type}`, { far });
}
