import { type ApiFailure, attempt } from "#app/api/failure.ts";
import { type Filters, readFilters } from "#app/features/report/filters.ts";
import { reportOrUsual } from "#app/features/report/report-or-usual.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { type Limits, readLimits } from "./limits.ts";

/** The requested results, as `reportOrUsual` has reports. A segment may be gone since the address was copied: then all people count. */
export async function resultsOrUsual<Report extends { from: string; to: string }>(
  viewer: Viewer,
  query: URLSearchParams,
  read: (asked: Filters & Limits) => Promise<Report>,
) {
  const { limits, problems } = readLimits(query);
  const readWith = (limits: Limits) => reportOrUsual(viewer, readFilters(query), (filters) => read({ ...filters, ...limits }));
  const first = await attempt(readWith(limits));
  if (first.ok) return { ...inAddress(first.answer, limits), problems: [...first.answer.problems, ...problems] };
  if (limits.segment === undefined || !isOfSegment(first.failure)) throw first.failure;
  const again = await readWith({ ...limits, segment: undefined });
  const gone = { name: "segment", value: String(limits.segment), code: "unknown" };
  return { ...inAddress(again, { ...limits, segment: undefined }), problems: [...again.problems, ...problems, gone] };
}

const isOfSegment = ({ problem }: ApiFailure) => problem?.fields?.some(({ path }) => path === "segment") ?? false;

const inAddress = <Asked extends { inAddress: object }>(asked: Asked, limits: Limits) => ({
  ...asked,
  limits,
  inAddress: { ...asked.inAddress, ...limits } as Asked["inAddress"] & Limits,
});
