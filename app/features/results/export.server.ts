import { ApiFailure, attempt } from "#app/api/failure.ts";
import { startTask } from "#app/api/tasks.server.ts";
import { choiceIn, readForm } from "#app/session/read-form.server.ts";
import { refusal } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import type { AskingType } from "./kinds.server.ts";
import { ANSWERS } from "./kinds.server.ts";
import { mayExport } from "./result.server.ts";
import { resultsOrUsual } from "./results-or-usual.server.ts";

const TASKS = { nps: "export-nps-results", survey: "export-survey-results" } as const;

/** Exports the answers that the filters of an address leave. @throws ApiFailure 401 without the right to start processes */
export async function exportAnswers(request: Request, viewer: Viewer, type: AskingType, message = "") {
  if (!mayExport(viewer, type)) throw new ApiFailure("not_allowed_for_role", 401);
  const form = await readForm(request, { fields: ["people"] }, viewer);
  const anonymizeUserId = choiceIn(form, "people", ["named", "nameless"]) === "nameless";
  const { searchParams } = new URL(request.url);
  const { report, limits, inAddress } = await resultsOrUsual(viewer, searchParams, ({ compare: _, ...range }) =>
    ANSWERS[type].list(viewer, message, { ...range, limit: 1 }),
  );
  const { from, to } = report;
  const asked = { propertyId: viewer.propertyId, surveyId: report.id, anonymizeUserId, from, to, lang: inAddress.lang, ...limits };
  const started = await attempt(startTask(viewer, TASKS[type], asked));
  return started.ok ? redirectWithToast(viewer.paths.processes(), "process_started") : refusal(started.failure, {});
}
