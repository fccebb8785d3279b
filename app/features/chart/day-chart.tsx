import { useId } from "react";
import styles from "./day-chart.module.css";
import type { Chart } from "./day-chart.server.ts";

type Props = { chart: Chart; title: string; legend: [first: string, second: string] };

/** Two series over days. The figures are in the table beside it: this is one picture with a title for screen readers. */
export function DayChart({ chart, title, legend }: Props) {
  const titleId = useId();
  return (
    <figure className={styles.figure}>
      <svg className={styles.chart} viewBox={`0 0 ${chart.width} ${chart.height}`} role="img" aria-labelledby={titleId}>
        <title id={titleId}>{title}</title>
        {chart.levels.map((level) => (
          <g key={level.y}>
            <line className={styles.level} x1={chart.plot.left} x2={chart.plot.right} y1={level.y} y2={level.y} />
            <text className={styles.label} x={chart.plot.left - 8} y={level.y + 4} textAnchor="end">
              {level.label}
            </text>
          </g>
        ))}
        {chart.days.map((day) => (
          <text key={day.x} className={styles.label} x={day.x} y={chart.height - 6} textAnchor="middle">
            {day.label}
          </text>
        ))}
        <path className={styles.area} d={chart.area} />
        <path className={styles.first} d={chart.first} />
        <path className={styles.second} d={chart.second} />
        {chart.points.map((point) => (
          <circle key={point.x} className={styles.point} cx={point.x} cy={point.y} r="4" />
        ))}
      </svg>
      <figcaption className={styles.legend}>
        <span className={styles.firstKey}>{legend[0]}</span>
        <span className={styles.secondKey}>{legend[1]}</span>
      </figcaption>
    </figure>
  );
}
