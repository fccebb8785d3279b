import type { ColumnType, JSONColumnType } from "kysely";

export type Stamp = ColumnType<Date, Date | string | undefined, Date | string>;
export type StampOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** A jsonb column: read as the type, written as JSON text. */
export type Json<T> = JSONColumnType<T & object, string, string>;
export type JsonDefault<T> = ColumnType<T, string | undefined, string>;
/** A jsonb column that may be null. */
export type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** A row from a query, or from a JSON aggregate, where times are text. */
export type MaybeJson<R> = { [Key in keyof R]: R[Key] extends Date | null ? R[Key] | string : R[Key] };
