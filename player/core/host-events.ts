import type { Emit } from "./listeners.ts";
import type { RunState, Turn } from "./run-state.ts";

/** Tells the host page what happened to a run that stands, or stood, like this. */
export function tellsHost(emit: Emit, guide: number, { id: run, step }: RunState, events: Turn["events"]): void {
  const detail = { guide, run, step };
  for (const { kind, payload } of events) {
    if (kind === "run_started") emit("guide_started", detail);
    if (kind === "step_shown") emit("step_shown", detail);
    if (kind === "run_completed") emit("guide_completed", detail);
    if (kind === "run_dismissed") emit("guide_left", { ...detail, reason: String(payload?.reason) });
  }
}
