import { useId } from "react";
import { useHydrated } from "#app/ui/enhance/use-hydrated.ts";
import styles from "./chart.module.css";
import type { Drawing } from "./drawing.ts";
import { Readout } from "./readout.tsx";

type Props = {
  drawing: Drawing;
  title: string;
  /** The names of the series. */
  legend: string[];
  /** What each place of the chart shows, in words. */
  readouts: string[];
  /** What the dashed part means, where there is one. */
  note?: string;
};

const LOOKS = [
  { path: styles.first, key: styles.firstKey },
  { path: styles.second, key: styles.secondKey },
];

/**
 * One or two series, drawn by the server. The paths stretch to the width there is, the words beside them keep their size. Numbers and time
 * run from left to right in every language.
 */
export function Chart({ drawing, title, legend, readouts, note }: Props) {
  const titleId = useId();
  const scripted = useHydrated();
  const { width, height } = drawing.box;
  return (
    <figure className={styles.figure}>
      <div className={styles.plot} dir="ltr">
        <svg className={styles.chart} height={height} role="img" aria-labelledby={titleId}>
          <title id={titleId}>{title}</title>
          {drawing.levels.map((level) => (
            <g key={level.y}>
              <line className={styles.level} x1="0" x2="100%" y1={level.y} y2={level.y} />
              <text className={styles.label} x="0" y={level.y} dx="-0.6em" dy="0.35em" textAnchor="end">
                {level.label}
              </text>
            </g>
          ))}
          <g className={styles.ticks}>
            {drawing.ticks.map((tick) => (
              <text key={tick.x} className={styles.label} x={`${tick.x}%`} y={height} dy="1.6em" textAnchor="middle">
                {tick.label}
              </text>
            ))}
          </g>
          <svg
            aria-hidden="true"
            className={`${styles.paths} ${styles[drawing.kind]}`}
            viewBox={`0 0 ${width} ${height}`}
            width="100%"
            height={height}
            preserveAspectRatio="none"
          >
            <path className={styles.area} d={drawing.area} />
            {drawing.series.map(({ finished, unfinished }, index) => (
              <g key={legend[index]} className={LOOKS[index]?.path}>
                <path d={finished} />
                <path className={styles.unfinished} d={unfinished} />
              </g>
            ))}
          </svg>
          {!scripted && <Titles drawing={drawing} readouts={readouts} />}
        </svg>
        {scripted && <Readout drawing={drawing} title={title} readouts={readouts} />}
      </div>
      <figcaption className={styles.legend}>
        {legend.map((name, index) => (
          <span key={name} className={LOOKS[index]?.key}>
            {name}
          </span>
        ))}
        {note && <span className={styles.unfinishedKey}>{note}</span>}
      </figcaption>
    </figure>
  );
}

/** Without scripts the browser itself says what is below the pointer. */
function Titles({ drawing: { x, box }, readouts }: Pick<Props, "drawing" | "readouts">) {
  const between = (index: number) => ((x[index - 1] ?? 0) + (x[index] ?? 100)) / 2;
  return x.map((_, index) => {
    const left = index === 0 ? 0 : between(index);
    const right = index === x.length - 1 ? 100 : between(index + 1);
    return (
      <rect key={readouts[index]} className={styles.place} x={`${left}%`} width={`${right - left}%`} height={box.height}>
        <title>{readouts[index]}</title>
      </rect>
    );
  });
}
