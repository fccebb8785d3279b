import { type PointerEvent, useState } from "react";
import { type Drawing, placesOf } from "./drawing.ts";
import styles from "./readout.module.css";

type Props = { drawing: Drawing; title: string; readouts: string[] };

/**
 * The chart's values at one position, in a small box: the position nearest to the pointer, or chosen with arrow keys. An invisible range
 * input handles the keys and names the position to screen readers.
 */
export function Readout({ drawing, title, readouts }: Props) {
  const { series, box, kind } = drawing;
  const x = placesOf(drawing);
  const [place, setPlace] = useState<number | null>(null);
  const last = x.length - 1;
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setPlace(nearest(x, ((event.clientX - left) / width) * 100));
  };
  const at = place === null ? null : (x[place] ?? null);
  return (
    <div className={styles.readout} onPointerMove={follow} onPointerDown={follow} onPointerLeave={() => setPlace(null)}>
      <input
        className={styles.keys}
        type="range"
        min={0}
        max={last}
        value={place ?? last}
        aria-label={title}
        aria-valuetext={readouts[place ?? last]}
        onChange={(event) => setPlace(Number(event.target.value))}
        onFocus={() => setPlace((chosen) => chosen ?? last)}
        onBlur={() => setPlace(null)}
        onKeyDown={(event) => event.key === "Escape" && setPlace(null)}
      />
      {at !== null && place !== null && (
        <>
          <svg className={styles.marks} height={box.height} aria-hidden="true">
            <line className={styles.guide} x1={`${at}%`} x2={`${at}%`} y1="0" y2={box.height} />
            {kind === "line" &&
              series.map(({ y }, index) => (
                <circle
                  // biome-ignore lint/suspicious/noArrayIndexKey: series differ in nothing else and keep their order
                  key={index}
                  className={index === 0 ? styles.firstMark : styles.secondMark}
                  cx={`${at}%`}
                  cy={y[place]}
                  r="4"
                />
              ))}
          </svg>
          {/* Shifted by its own width in proportion to its position, so that it never leaves the chart. */}
          <p className={styles.box} dir="auto" aria-hidden="true" style={{ left: `${at}%`, transform: `translateX(-${at}%)` }}>
            {readouts[place]}
          </p>
        </>
      )}
    </div>
  );
}

/** The index of the position, in percent of the width, that is nearest to another. */
function nearest(x: number[], wanted: number): number {
  return x.reduce((best, each, index) => (Math.abs(each - wanted) < Math.abs((x[best] ?? 0) - wanted) ? index : best), 0);
}
