import { attempt } from "../../../../../../../api/failure.ts";
import type { Filters } from "../../../../../../../features/report/filters.ts";
import type { Viewer } from "../../../../../../../session/viewer.server.ts";
import { requireReports } from "./require-reports.server.ts";

/** A report on the range that was asked for; where the upstream refuses that (`broken`), on its usual one instead. */
export async function inRange<Asked extends Filters, Report>(viewer: Viewer, asked: Asked, read: (query: Asked) => Promise<Report>) {
  const [answer] = await Promise.all([attempt(read(asked)), requireReports(viewer)]);
  if (answer.ok) return { report: answer.answer, broken: false };
  const isChosen = asked.from !== undefined || asked.to !== undefined;
  if (answer.failure.code !== "query_invalid" || !isChosen) throw answer.failure;
  return { report: await read({ ...asked, from: undefined, to: undefined }), broken: true };
}
