import { Fragment, useId } from "react";
import { useHydrated } from "#app/ui/enhance/use-hydrated.ts";
import styles from "./chart.module.css";
import { type Drawing, placesOf } from "./drawing.ts";
import { Readout } from "./readout.tsx";

type Props = {
  drawing: Drawing;
  title: string;
  /** The names of the series. */
  legend: string[];
  /** What each position of the chart shows, in words. */
  readouts: string[];
  /** The meaning of the dashed part, if there is one. */
  note?: string;
};

const LOOKS = [
  { path: styles.first, key: styles.firstKey },
  { path: styles.second, key: styles.secondKey },
];

/**
 * One or two series, drawn by the server. The paths stretch to the available width, the words beside them keep their size. Numbers and time
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
          <g className={styles.levels}>
            {drawing.levels.map(({ y, label }) => (
              <Fragment key={y}>
                <line x1="0" x2="100%" y1={y} y2={y} />
                <text y={y}>{label}</text>{" "}
              </Fragment>
            ))}
          </g>
          <g className={styles.ticks}>
            {drawing.ticks.map(({ x, label }) => (
              <Fragment key={x}>
                <text x={`${x}%`} y={height}>
                  {label}
                </text>{" "}
              </Fragment>
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
            <path className={styles.area} d={below(drawing)} />
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
      <figcaption className={drawing.kind === "bars" ? `${styles.legend} ${styles.ofBars}` : styles.legend}>
        {legend.map((name, index) => (
          <Fragment key={name}>
            <span className={LOOKS[index]?.key}>{name}</span>{" "}
          </Fragment>
        ))}
        {note && <span className={styles.unfinishedKey}>{note}</span>}
      </figcaption>
    </figure>
  );
}

/** The area under the first line, for the finished part. */
function below({ kind, series: [first], box }: Drawing): string {
  return kind === "line" && first?.finished ? `${first.finished}V${box.height}H0Z` : "";
}

/** Without scripts the browser's own tooltip names what is under the pointer. */
function Titles({ drawing, readouts }: Pick<Props, "drawing" | "readouts">) {
  const x = placesOf(drawing);
  const between = (index: number) => round(((x[index - 1] ?? 0) + (x[index] ?? 100)) / 2);
  const places = x.map((_, index) => {
    const left = index === 0 ? 0 : between(index);
    const right = index === x.length - 1 ? 100 : between(index + 1);
    return (
      <rect key={readouts[index]} x={`${left}%`} width={`${round(right - left)}%`} height={drawing.box.height}>
        <title>{readouts[index]}</title>
      </rect>
    );
  });
  return <g className={styles.places}>{places}</g>;
}

const round = (percent: number) => Math.round(percent * 100) / 100;
