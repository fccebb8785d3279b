import type { Picture } from "#app/domain/guides/promotion.ts";
import { withProtocol } from "#app/domain/urls/with-protocol.ts";

type Typed = { used: string; pictureType: Picture["type"] | ""; pictureUrl: string; pictureTitle: string };

/** The picture that was chosen: one of the library, or one by its address; null for none. */
export function pictureOf({ used, pictureType, pictureUrl, pictureTitle }: Typed): Picture | null {
  if (used !== "") return { type: "image", url: used, title: pictureTitle };
  return pictureType === "" ? null : { type: pictureType, url: withProtocol(pictureUrl), title: pictureTitle };
}

/** The address of its link; empty for none. */
export const linkOf = ({ linkUrl }: { linkUrl: string }) => (linkUrl.trim() === "" ? "" : withProtocol(linkUrl));
