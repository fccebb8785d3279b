/** @jsxImportSource preact */
import type { BundlePromotion } from "#app/domain/player/bundle.ts";
import type { PlayerTexts } from "#app/domain/player/texts/en.ts";
import { Icon } from "./icon.tsx";
import { Media } from "./media.tsx";
import type { Actions } from "./model.ts";

type Props = { promotion: BundlePromotion; title: string; texts: PlayerTexts; actions: Actions };

/** What stands before a guide that shows by itself: it starts only when the person wants it to. */
export function Promotion({ promotion: { headline, content, media, start, later, leave }, title, texts, actions }: Props) {
  const label = headline || title;
  return (
    <section
      key="promotion"
      class="card slide"
      data-part="card"
      role="dialog"
      aria-modal="true"
      aria-label={label}
      aria-describedby={content ? "promotion" : undefined}
      tabIndex={-1}
    >
      <div class="head">
        <h2 class="heading">{label}</h2>
        {leave && (
          <button type="button" class="plain" aria-label={leave} title={leave} onClick={actions.later}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <div class="body">
        {content && (
          <p id="promotion" class="text">
            {content}
          </p>
        )}
        {media.map((each) => (
          <Media key={each.type} media={each} texts={texts} />
        ))}
        <div class="foot">
          {later && (
            <button type="button" class="button" onClick={actions.later}>
              {later}
            </button>
          )}
          {start && (
            <button type="button" class="button main" onClick={actions.accept}>
              {start}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}
