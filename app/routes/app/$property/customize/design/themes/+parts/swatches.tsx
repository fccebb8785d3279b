import type { Design } from "#app/domain/player/design.ts";
import { CATEGORY_COLORS } from "#app/domain/player/stylings.ts";
import styles from "./themes.module.css";

/** The colours of a design at a glance: the main one, larger, and those of the categories of announcements. */
export function Swatches({ of }: { of: Design }) {
  return (
    <svg className={styles.swatches} width="128" height="20" viewBox="0 0 128 20" aria-hidden="true">
      <rect width="32" height="20" rx={Math.min(10, Number.parseInt(of.btn_border_radius, 10))} fill={of.main_color} />
      {CATEGORY_COLORS.map((name, index) => (
        <circle key={name} cx={46 + index * 15} cy="10" r="6" fill={of[name]} />
      ))}
    </svg>
  );
}
