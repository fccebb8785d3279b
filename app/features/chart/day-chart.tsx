import { useId } from "react";
import styles from "./day-chart.module.css";
import type { Chart } from "./day-chart.server.ts";

type Props = { chart: Chart; title: string; legend: [first: string, second: string] };

/**
 * Two series over days. The figures are in the table beside it: this is one picture with a title for screen readers. The lines stretch
 * to the width there is, the words beside them keep their size.
 */
export function DayChart({ chart, title, legend }: Props) {
  const titleId = useId();
  const { width, height } = chart.box;
  return (
    <figure className={styles.figure}>
      <svg className={styles.chart} height={height + 28} role="img" aria-labelledby={titleId}>
        <title id={titleId}>{title}</title>
        {chart.levels.map((level) => (
          <g key={level.y}>
            <line className={styles.level} x1="0" x2="100%" y1={level.y} y2={level.y} />
            <text className={styles.label} x="-8" y={level.y + 4} textAnchor="end">
              {level.label}
            </text>
          </g>
        ))}
        <g className={styles.days}>
          {chart.days.map((day) => (
            <text key={day.x} className={styles.label} x={day.x} y={height + 22} textAnchor="middle">
              {day.label}
            </text>
          ))}
        </g>
        <svg
          aria-hidden="true"
          className={styles.lines}
          viewBox={`0 0 ${width} ${height}`}
          width="100%"
          height={height}
          preserveAspectRatio="none"
        >
          <path className={styles.area} d={chart.area} />
          <path className={styles.first} d={chart.first} />
          <path className={styles.second} d={chart.second} />
        </svg>
        {chart.points.map((point) => (
          <circle
            key={point.series}
            className={point.series === "first" ? styles.firstPoint : styles.secondPoint}
            cx="50%"
            cy={point.y}
            r="4"
          />
        ))}
      </svg>
      <figcaption className={styles.legend}>
        <span className={styles.firstKey}>{legend[0]}</span>
        <span className={styles.secondKey}>{legend[1]}</span>
      </figcaption>
    </figure>
  );
}
