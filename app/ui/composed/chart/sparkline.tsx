import { SPARKLINE_HEIGHT, type SparklineDrawing } from "./drawing.ts";
import styles from "./sparkline.module.css";

/** A small line in a cell of a table, with what it shows in words. Time runs from left to right in every language. */
export function Sparkline({ drawing: { width, finished, unfinished }, label }: { drawing: SparklineDrawing; label: string }) {
  return (
    <svg className={styles.sparkline} viewBox={`0 0 ${width} ${SPARKLINE_HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
      <title>{label}</title>
      <path d={finished} />
      {unfinished && <path className={styles.unfinished} d={unfinished} />}
    </svg>
  );
}
