/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import type { BundleGuide } from "#app/domain/player/bundle.ts";
import type { PlayerTexts } from "#app/domain/player/texts/en.ts";
import { fill } from "#player/widgets/texts.ts";
import { chapterProgress } from "./chapter-progress.ts";
import type { FoundChapter } from "./found-chapters.ts";

type Props = {
  chapter: FoundChapter;
  texts: PlayerTexts;
  /** The guides that the person finished; null where not all of the chapter's guides stand here. */
  done: readonly number[] | null;
  row(guide: BundleGuide): ComponentChildren;
};

/** A chapter of the list, with how much of it the person has done. */
export function Chapter({ chapter: { title, subtitle, guides }, texts, done, row }: Props) {
  const progress = done && chapterProgress(guides, done);
  return (
    <section class="chapter">
      <h3 class="small chapter-title">{title || texts.more}</h3>
      {subtitle && <p class="small">{subtitle}</p>}
      {progress && texts.doneOf && (
        <p class="small progress">
          <progress value={progress.share} aria-hidden="true" />
          {fill(texts.doneOf, { n: progress.done, m: guides.length })}
        </p>
      )}
      <ul>
        {guides.map((guide) => (
          <li key={guide.id}>{row(guide)}</li>
        ))}
      </ul>
    </section>
  );
}
