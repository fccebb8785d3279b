/** @jsxImportSource preact */
import type { BundlePromotion } from "#app/domain/player/bundle.ts";
import type { PlayerTexts } from "#app/domain/player/texts/en.ts";
import { Card } from "./card.tsx";
import { Media } from "./media.tsx";
import type { Actions } from "./model.ts";

type Props = { promotion: BundlePromotion; title: string; texts: PlayerTexts; actions: Actions };

/** What stands before a guide that shows by itself: it starts only when the person wants it to. */
export function Promotion({ promotion: { headline, content, media, start, later, leave }, title, texts, actions }: Props) {
  return (
    <Card
      key="promotion"
      kind="slide"
      label={headline || title}
      leave={leave}
      onLeave={actions.later}
      describedBy={content ? "promotion" : undefined}
    >
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
    </Card>
  );
}
