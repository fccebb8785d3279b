/** @jsxImportSource preact */
import type { PlayerTexts } from "#app/domain/player/texts/en.ts";
import { directionOf } from "#player/widgets/texts.ts";
import { type Announced, Category, Picture, Ways } from "./announcement.tsx";

type Props = {
  announcements: Announced[];
  texts: PlayerTexts;
  isRead(message: Announced): boolean;
  read(message: Announced): void;
  click(message: Announced, index: number): void;
  /** That of the guide which one leads to. */
  titleOf(message: Announced): string | null;
};

/** The announcements of the assistant, pinned ones first; those that nobody opened on this device are marked. */
export function News({ announcements, texts, isRead, read, click, titleOf }: Props) {
  return announcements.map((message) => (
    <details key={message.id} class="news" lang={message.language} dir={directionOf(message.language)} onToggle={() => read(message)}>
      <summary class="guide">
        <Category color={message.color} />
        <span class="grow guide-title">{message.title}</span>
        {!isRead(message) && <span class="small unread">{texts.unread}</span>}
      </summary>
      <div class="news-body">
        <p class="text">{message.description}</p>
        <Picture message={message} />
        <div class="foot">
          <Ways message={message} texts={texts} click={(index) => click(message, index)} guideTitle={titleOf(message)} />
        </div>
      </div>
    </details>
  ));
}
