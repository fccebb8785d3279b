import type { PlayerTexts } from "#app/domain/player/texts/en.ts";
import type { RunView } from "#player/core/run-control.ts";
import { fill } from "./texts.ts";

/** What is said of a step that does not show: it is looked for, on another page, or missing. Undefined of one that does. */
export const standingOf = ({ stand }: RunView, texts: PlayerTexts): string | undefined =>
  stand === "failed" ? texts.missing : stand === "looking" || stand === "elsewhere" ? texts[stand] : undefined;

/** What a screen reader says as a run moves; a card that takes the focus is read by itself. */
export function announcementOf(run: RunView | null, texts: PlayerTexts): string {
  if (!run || run.stand === "none") return "";
  const place = fill(texts.step, { n: run.state.step + 1, m: run.guide.steps.length });
  return standingOf(run, texts) ?? [place, run.step.title, run.step.content].filter(Boolean).join(". ");
}
