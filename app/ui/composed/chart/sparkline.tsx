import { SPARKLINE_HEIGHT, type SparklineDrawing } from "./drawing.ts";
import styles from "./sparkline.module.css";

/** A small line in a table cell, with its meaning in words. Time runs from left to right in every language. */
export function Sparkline({ drawing: { width, finished, unfinished }, label }: { drawing: SparklineDrawing; label: string }) {
  return (
    <svg className={styles.sparkline} viewBox={`0 0 ${width} ${SPARKLINE_HEIGHT}`} preserveAspectRatio="none" role="img">
      <title>{label}</title>
      <path d={finished} />
      {unfinished && <path d={unfinished} />}
    </svg>
  );
}
