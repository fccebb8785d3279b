import type { DataType } from "#app/domain/users/attribute.ts";
import { momentsIn } from "#app/i18n/moment.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

const MOST_CHARACTERS = 200;

/** A value of an attribute as people read it, a moment as it is stored: in UTC. Empty for none. */
export function valueText({ language, text }: Pick<Viewer, "language" | "text">, value: unknown, type?: DataType): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "boolean") return value ? text("users:yes") : text("users:no");
  if (typeof value === "number") return new Intl.NumberFormat(language, { maximumFractionDigits: 20 }).format(value);
  const isMoment = type === "datetime" && typeof value === "string" && !Number.isNaN(Date.parse(value));
  if (isMoment) return momentsIn(language, "UTC").dateAndTime(value);
  if (Array.isArray(value)) return short(value.map((each) => (typeof each === "object" ? JSON.stringify(each) : String(each))).join(", "));
  return short(typeof value === "string" ? value : JSON.stringify(value));
}

const short = (text: string) => (text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text);
