/** @jsxImportSource preact */
import type { MessageForm } from "#app/domain/messages/message.ts";
import type { BundleAnnouncement, BundleMessage } from "#app/domain/player/bundle.ts";
import type { PlayerTexts } from "#app/domain/player/texts/en.ts";
import { Card } from "#player/widgets/card.tsx";
import { safeAddress } from "#player/widgets/safe-address.ts";
import { Foot } from "./foot.tsx";
import type { Acts } from "./standing.ts";

export type Announced = Extract<BundleMessage, BundleAnnouncement>;
type Props = {
  message: Announced;
  texts: PlayerTexts;
  guideTitle: string | null;
  corner: string;
  leave: Acts["leave"];
  click(index: number): void;
};

/** How the card of a message stands: as a slide does, along an edge of the page, or where the assistant opens. */
export const kindOf = (form: MessageForm, corner: string) => (form === "modal" ? "slide" : form === "card" ? `corner ${corner}` : form);

/** An announcement that shows by itself: before the page, along its top, or in a corner of it. */
export function Announcement({ message, texts, guideTitle, corner, leave, click }: Props) {
  const { form, title, description, color } = message;
  return (
    <Card key={form} kind={kindOf(form, corner)} label={title} leave={texts.close} onLeave={() => leave("close")}>
      <div class="said">
        <Category color={color} />
        <p class="text">{description}</p>
      </div>
      <Picture message={message} />
      <Foot message={message} texts={texts} leave={leave}>
        <Ways message={message} texts={texts} click={click} guideTitle={guideTitle} />
      </Foot>
    </Card>
  );
}

/** Not by a style attribute, which a page's policy may forbid. */
export function Category({ color }: { color: string }) {
  return (
    <svg class="category" viewBox="0 0 8 8" width={8} height={8} aria-hidden="true">
      <circle cx={4} cy={4} r={4} fill={color} />
    </svg>
  );
}

export function Picture({ message: { image, form } }: { message: Announced }) {
  const address = image && form !== "banner" ? safeAddress(image) : undefined;
  return address ? <img class="picture" src={address} alt="" /> : null;
}

type WaysProps = Pick<Props, "message" | "texts" | "guideTitle" | "click">;

/** What an announcement leads to: its links, which open beside the page, and its guide. */
export function Ways({ message: { links, guide }, texts, click, guideTitle }: WaysProps) {
  return (
    <>
      {links.map(({ title, url }, index) => {
        const address = safeAddress(url);
        return (
          address && (
            <a
              key={url}
              class={index === 0 && !guide ? "button main" : "button"}
              href={address}
              target="_blank"
              rel="noreferrer"
              onClick={() => click(index)}
            >
              {title || address}
              <span class="quiet"> ({texts.newTab})</span>
            </a>
          )
        );
      })}
      {guide && guideTitle !== null && (
        <button type="button" class="button main" onClick={() => click(links.length)}>
          {guideTitle}
        </button>
      )}
    </>
  );
}
