/** @jsxImportSource preact */
import type { Media as StepMedia } from "#app/domain/guides/step.ts";
import type { PlayerTexts } from "#app/domain/player/texts/en.ts";
import { videoKind } from "#app/domain/player/video-kind.ts";
import { OutsideLink } from "./outside-link.tsx";
import { safeAddress } from "./safe-address.ts";

export function Media({ media, texts }: { media: StepMedia | null; texts: PlayerTexts }) {
  if (!media) return null;
  if (media.type === "info") return media.text ? <p class="info text">{media.text}</p> : null;
  const address = safeAddress(media.url);
  if (!address) return null;
  if (media.type === "image") return <img class="picture" src={address} alt={media.title} />;
  if (media.type === "link") return <OutsideLink address={address} label={media.title || address} newTab={texts.newTab} hasIcon />;
  const kind = videoKind(address);
  if (kind === "file") {
    // biome-ignore lint/a11y/useMediaCaption: the customer's own file; captions are inside of it or not there
    return <video class="picture" src={address} controls preload="metadata" aria-label={media.title || texts.video} />;
  }
  const label = media.title || texts.video;
  if (kind === "link") return <OutsideLink address={address} label={label} newTab={texts.newTab} hasIcon />;
  return (
    <iframe
      class="frame"
      src={address}
      title={label}
      allow="fullscreen; picture-in-picture"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
    />
  );
}
