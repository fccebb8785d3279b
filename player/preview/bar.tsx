/** @jsxImportSource preact */
import { fill } from "#player/widgets/texts.ts";
import type { PreviewView } from "./views.ts";

/** Tells the author of a draft that this is a preview, and how its steps stand on this page. */
export function PreviewBar({ view: { texts, title, step, all, again, end } }: { view: PreviewView }) {
  if (title === null) {
    return (
      <section class="bar" data-part="bar" role="status">
        <p class="bar-step">{texts.expired}</p>
        <button type="button" class="button" onClick={end}>
          {texts.end}
        </button>
      </section>
    );
  }
  const name = fill(texts.title, { title });
  return (
    <section class="bar" data-part="bar" aria-label={name}>
      <p class="bar-title">{name}</p>
      <p class="bar-step" aria-live="polite">
        {step}
      </p>
      {all[0] && (
        <details>
          <summary>{texts.all}</summary>
          <ul>
            {all.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      {again && (
        <button type="button" class="button" onClick={again}>
          {texts.again}
        </button>
      )}
      <button type="button" class="button" onClick={end}>
        {texts.end}
      </button>
    </section>
  );
}
