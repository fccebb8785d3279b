/** @jsxImportSource preact */
import type { BundleGuide } from "#app/domain/player/bundle.ts";
import { stepToContinue } from "#player/core/left-halfway.ts";
import { Head } from "./card.tsx";
import { foundChapters } from "./found-chapters.ts";
import { Icon } from "./icon.tsx";
import { Media } from "./media.tsx";
import type { Actions, Model } from "./model.ts";
import { fill } from "./texts.ts";

/** The open assistant: chapters with their guides, what of them is done, and a search in their titles. */
export function Panel({ model, actions }: { model: Model; actions: Actions }) {
  const { bundle, texts, query, found, news } = model;
  const { help, beyond, labels } = bundle;
  const chapters = found ? [] : foundChapters(bundle, query);
  const row = (guide: BundleGuide, chapter?: string) => <Guide guide={guide} chapter={chapter} model={model} actions={actions} />;
  return (
    <section class={`panel ${bundle.style.position}`} role="dialog" aria-label={texts.open}>
      <Head label={texts.title} leave={texts.close} onLeave={() => actions.toggle(false)} />
      {!bundle.style.noSearch && (
        <input
          class="search"
          type="search"
          aria-label={texts.search}
          placeholder={texts.search}
          value={query}
          maxLength={120}
          onInput={(event) => actions.search(event.currentTarget.value)}
        />
      )}
      <div class="list">
        {!query && labels?.initial && (
          <section class="chapter">
            <p class="small">{labels.initial}</p>
          </section>
        )}
        {found?.view?.(row, actions.start)}
        {news && (
          <section class="chapter">
            <h3 class="small chapter-title">{texts.news}</h3>
            {news}
          </section>
        )}
        {chapters.map((chapter) => (
          <section key={chapter.id} class="chapter">
            <h3 class="small chapter-title">{chapter.title || texts.more}</h3>
            {chapter.subtitle && <p class="small">{chapter.subtitle}</p>}
            <ul>
              {chapter.guides.map((guide) => (
                <li key={guide.id}>{row(guide)}</li>
              ))}
            </ul>
          </section>
        ))}
        {chapters.length === 0 && !news && !found?.view && (
          <p class="empty">
            <strong>{texts.none}</strong>
            <br />
            {query && beyond ? beyond.text : texts.noneHint}
            {query && beyond && <Media media={beyond.link} texts={texts} />}
          </p>
        )}
      </div>
      {help && (
        <div class="help">
          {help.map((media) => (
            <Media key={media.url} media={media} texts={texts} />
          ))}
        </div>
      )}
      {!bundle.style.hideBranding && <div class="small brand">Handrail</div>}
    </section>
  );
}

type GuideProps = { guide: BundleGuide; chapter: string | undefined; model: Model; actions: Actions };

function Guide({ guide, chapter, model: { texts, run, done, left }, actions }: GuideProps) {
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
