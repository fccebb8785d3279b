import { AppWindow, Tag, Users, Zap } from "#app/ui/primitives/icon/icons.ts";
import styles from "./audience.module.css";
import type { ShownAudience } from "./shown-audience.server.ts";

/** Whom an item is for, as icons that say it in words too; nothing for what everybody sees everywhere. Needs the drawings on its page. */
export function AudienceIndicator({ of }: { of: ShownAudience | undefined }) {
  if (!of) return null;
  return (
    <span className={styles.indicator} title={of.text} dir="auto">
      <span className="visually-hidden">{of.text}</span>
      {of.parts.map((part) => (
        <svg key={part} className="icon" width="16" height="16" aria-hidden="true">
          <use href={`#audience-${part}`} />
        </svg>
      ))}
    </span>
  );
}

/** What the icons of a page show, drawn once: a list may have hundreds of rows. */
export function AudienceDrawings() {
  return (
    <svg width="0" height="0" className={styles.drawings} aria-hidden="true">
      <defs>
        <Users id="audience-segment" size={16} />
        <AppWindow id="audience-pageSegment" size={16} />
        <Tag id="audience-tags" size={16} />
        <Zap id="audience-auto" size={16} />
      </defs>
    </svg>
  );
}
