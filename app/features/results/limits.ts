import { choicesOf } from "#app/features/list/address-problem.ts";

/** What results are limited to besides the filters of every report. */
export type Limits = { segment?: number | undefined; version?: number | undefined; round?: number | undefined };

const numberIn = (value: string) => (/^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined);

/** The limits that an address says. Whether there is such a segment the upstream knows. */
export function readLimits(query: URLSearchParams) {
  const { read, problems } = choicesOf(query);
  const number = (name: string) => read<number | undefined>(name, undefined, numberIn);
  const limits: Limits = { segment: number("segment"), version: number("version"), round: number("round") };
  return { limits, problems };
}
