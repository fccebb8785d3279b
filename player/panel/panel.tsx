/** @jsxImportSource preact */
import type { BundleGuide } from "#app/domain/player/bundle.ts";
import { Head } from "#player/widgets/card.tsx";
import { Icon } from "#player/widgets/icon.tsx";
import { Media } from "#player/widgets/media.tsx";
import type { Actions, Model } from "#player/widgets/model.ts";
import { Chapter } from "./chapter.tsx";
import { foundChapters } from "./found-chapters.ts";
import { GuideRow } from "./guide-row.tsx";
import { Languages } from "./languages.tsx";

type Props = {
  model: Model;
  actions: Actions;
  /** Questions are answered for this person. */
  isAsking: boolean;
  isWide: boolean;
  widen(isWide: boolean): void;
  /** The language that the person chose; empty for that of the page. */
  spoken: string;
  speak(language: string): void;
};

/** Enter asks what was typed where questions are answered, else goes on to what was found first. */
function goOn(event: KeyboardEvent): void {
  if (event.key !== "Enter" || event.isComposing) return;
  const list = (event.currentTarget as Element).nextElementSibling!;
  // The same key would press what it goes on to.
  event.preventDefault();
  // What asks stands before what was found.
  const first = list.querySelector<HTMLElement>(".to-ask,li button,li a");
  first?.[first.matches(".to-ask") ? "click" : "focus"]();
}

/** The open assistant: chapters with their guides, what of them is done, and a search in their titles. */
export function Panel({ model, actions, isAsking, isWide, widen, spoken, speak }: Props) {
  const { bundle, texts, query, found, news } = model;
  const { help, beyond, labels, style, property } = bundle;
  const chapters = found ? [] : foundChapters(bundle, query);
  const row = (guide: BundleGuide, chapter?: string) => <GuideRow guide={guide} chapter={chapter} model={model} actions={actions} />;
  const placeholder = style.noSearch ? texts.question : texts.search;
  // What looks for it is on its way: nobody knows yet that there is nothing.
  const isEarly = found === null && query.trim();
  const size = isWide ? texts.narrower : texts.wider;
  return (
    <section class={`panel ${style.position}${isWide ? " wide" : ""}`} role="dialog" aria-label={texts.open} tabIndex={-1}>
      <Head label={texts.title} leave={texts.close} onLeave={() => actions.toggle(false)}>
        <button type="button" class="widen plain" aria-label={size} title={size} onClick={() => widen(!isWide)}>
          <Icon name={isWide ? "narrow" : "widen"} />
        </button>
      </Head>
      {/* Questions are asked in the same place. */}
      {(!style.noSearch || isAsking) && (
        <input
          class="search"
          type="search"
          aria-label={placeholder}
          placeholder={placeholder}
          value={query}
          maxLength={isAsking ? 500 : 120}
          onInput={(event) => actions.search(event.currentTarget.value)}
          onKeyDown={goOn}
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
          <Chapter key={chapter.id} chapter={chapter} texts={texts} done={query ? null : model.done} row={row} />
        ))}
        {chapters.length === 0 && !news && !found?.view && !isEarly && (
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
      {property.languages.length > 1 && <Languages property={property} texts={texts} spoken={spoken} speak={speak} />}
      {!style.hideBranding && <div class="small brand">Handrail</div>}
    </section>
  );
}
