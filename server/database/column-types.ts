import pg from "pg";

const DATE = 1082;

/**
 * How columns arrive in JavaScript: `date` as "YYYY-MM-DD" (a Date would move it by the time zone), `timestamptz` as Date,
 * `bigint` and `numeric` as string.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    oid === DATE ? (value: string) => value : pg.types.getTypeParser(oid, format as "text")) as typeof pg.types.getTypeParser,
};
