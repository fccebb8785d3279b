/** @jsxImportSource preact */
import type { BundleGuide } from "#app/domain/player/bundle.ts";
import { stepToContinue } from "#player/core/left-halfway.ts";
import { Icon } from "#player/widgets/icon.tsx";
import type { Actions, Model } from "#player/widgets/model.ts";
import { fill } from "#player/widgets/texts.ts";

type Props = { guide: BundleGuide; chapter: string | undefined; model: Model; actions: Actions };

/** A guide of the list, how far the person came with it, and what starts it: where they left it, or anew. */
export function GuideRow({ guide, chapter, model: { texts, run, done, left }, actions }: Props) {
  const isRunning = run?.guide.id === guide.id;
  const step = isRunning ? null : stepToContinue(guide, left[guide.id]);
  const isDone = step === null && done.includes(guide.id);
  const mark = isRunning ? "running" : isDone ? "done" : "open";
  return (
    <>
      <button type="button" class="guide" onClick={() => actions.start(guide.id, false)}>
        <span class={`mark ${mark}`}>
          <Icon name={isDone && !isRunning ? "check" : "play"} size={16} />
        </span>
        <span class="grow">
          <span class="guide-title">{guide.title}</span>
          {guide.subtitle && <span class="small">{guide.subtitle}</span>}
          {chapter && <span class="small">{chapter}</span>}
          {step !== null && <span class="small go-on">{fill(texts.continueAt, { n: step + 1, m: guide.steps.length })}</span>}
        </span>
        {mark !== "open" && <span class="small">{texts[mark]}</span>}
      </button>
      {step !== null && (
        <button
          type="button"
          class="small again"
          aria-label={`${texts.again}: ${guide.title}`}
          onClick={() => actions.start(guide.id, true)}
        >
          {texts.again}
        </button>
      )}
    </>
  );
}
