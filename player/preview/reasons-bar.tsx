/** @jsxImportSource preact */
import { directionOf } from "#player/widgets/texts.ts";
import type { ReasonsView } from "./views.ts";

/** Tells staff what the person sees on this page, and behind each guide and chapter why. */
export function ReasonsBar({ view: { reasons, end } }: { view: ReasonsView }) {
  const { language, title, summary, items, all } = reasons;
  return (
    <section class="bar" data-part="reasons" aria-label={title} lang={language} dir={directionOf(language)}>
      <p class="bar-title">{title}</p>
      <p class="bar-step" aria-live="polite">
        {summary}
      </p>
      <button type="button" class="button" onClick={end}>
        {reasons.end}
      </button>
      <details class="reasons">
        <summary>{all}</summary>
        {items.map(({ key, line, gates }) => (
          <details key={key}>
            <summary>{line}</summary>
            <ul>
              {gates.map((gate) => (
                <li key={gate}>{gate}</li>
              ))}
            </ul>
          </details>
        ))}
      </details>
    </section>
  );
}
