/** @jsxImportSource preact */
import { cloneElement } from "preact";
import type { Direction } from "#app/domain/player/look.ts";
import type { PlayerTexts } from "#app/domain/player/texts/en.ts";
import type { Announced } from "#player/messages/announcement.tsx";
import { News } from "#player/messages/list.tsx";

const nothing = () => {};

type Props = { announcements: Announced[]; texts: PlayerTexts; direction: Direction | undefined; titleOf(): string | null };

/**
 * Announcements of the list as nobody has read them. Each stands in the direction of its language, unless an author looks at another: that is put on
 * here, so that no page loads it.
 */
export function UnreadNews({ direction, ...shown }: Props) {
  const rows = News({ ...shown, isRead: () => false, read: nothing, click: nothing });
  return <>{direction ? rows.map((row) => cloneElement(row, { dir: direction })) : rows}</>;
}
