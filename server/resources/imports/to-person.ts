import { EVENT_LIMITS } from "#app/domain/analytics/event-catalogue.ts";
import { asWritten } from "#app/domain/imports/disarmed.ts";
import { isStorable } from "#app/domain/storable-text.ts";
import { type AttributeValue, parseValue } from "#app/domain/users/attribute-values.ts";
import { PERSON_LIMITS } from "#app/domain/users/person-limits.ts";
import type { CsvRow } from "./read-csv.ts";
import { shownText } from "./shown-text.ts";
import type { Plan } from "./start.ts";

/** Why a row, or one value of it, was not taken: a key of the texts of imports. */
export type Reason =
  | NonNullable<CsvRow["problem"]>
  | "many_cells"
  | "identifier_missing"
  | "identifier_invalid"
  | "identifier_twice"
  | "attributes_too_long"
  | "not_reached"
  | "value_type";

/** What was not taken: a whole row (without a field), or the value of one of its columns. */
export type Refused = {
  line: number;
  field: string;
  reason: Reason;
  value: string /** Of a value: the attribute that it was for. */;
  key?: string;
};
export type Person = { line: number; publicId: string; attributes: Record<string, AttributeValue> };

const SHOWN_CHARACTERS = 200;

/** A row as a person, and what of it was not taken; without a person when all of it was refused. Empty cells say nothing. */
export function toPerson(
  row: CsvRow,
  { identifier, targets }: Plan,
  { columns, idType }: { columns: string[]; idType: "string" | "number" },
): { person: Person | null; refused: Refused[] } {
  const { line } = row;
  const whole = (reason: Reason, value = "") => ({ person: null, refused: [{ line, field: "", reason, value: shown(value) }] });
  if (row.problem) return whole(row.problem);
  const { cells } = row;
  if (cells.length > columns.length && cells.slice(columns.length).some((cell) => cell.trim() !== "")) return whole("many_cells");
  const publicId = asWritten(cells[identifier] ?? "").trim();
  if (publicId === "") return whole("identifier_missing");
  if (!isIdentifier(publicId, idType)) return whole("identifier_invalid", publicId);
  const refused: Refused[] = [];
  const values: [string, AttributeValue][] = [];
  for (const { at, key, type } of targets) {
    const cell = cells[at] ?? "";
    if (cell.trim() === "") continue;
    const value = parseValue(type, cell);
    if (value === undefined) refused.push({ line, field: columns[at] || `#${at + 1}`, reason: "value_type", value: shown(cell), key });
    else values.push([key, value]);
  }
  const attributes = Object.fromEntries(values);
  if (Buffer.byteLength(JSON.stringify(attributes)) > PERSON_LIMITS.bytes) return whole("attributes_too_long", publicId);
  return { person: { line, publicId, attributes }, refused };
}

function isIdentifier(text: string, type: "string" | "number"): boolean {
  if (text.length > EVENT_LIMITS.key || !isStorable(text) || /[\n\t]/.test(text)) return false;
  return type === "string" || /^\d{1,30}$/.test(text);
}

const shown = (text: string) => shownText(text, SHOWN_CHARACTERS);
