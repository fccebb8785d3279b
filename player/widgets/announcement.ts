import type { PlayerTexts } from "#app/domain/player/texts/en.ts";
import type { RunView } from "#player/core/run-control.ts";
import { fill } from "./texts.ts";

/** What a screen reader says as a run moves; a card that takes the focus is read by itself. */
export function announcementOf(run: RunView | null, texts: PlayerTexts): string {
  if (!run || run.stand === "none") return "";
  if (run.stand === "failed") return texts.missing;
  if (run.stand === "looking" || run.stand === "elsewhere") return texts[run.stand];
  const place = fill(texts.step, { n: run.state.step + 1, m: run.guide.steps.length });
  return [place, run.step.title, run.step.content].filter(Boolean).join(". ");
}
