/** @jsxImportSource preact */

/** Outlines in a box of 24, in the manner of the player's. */
const PATHS = {
  close: "M6 6l12 12M18 6L6 18",
  fold: "M6 12h12",
  side: "M4 5h16v14H4zM14 5v14",
  back: "M14 6l-6 6 6 6",
  up: "M12 18V7M7 11.5L12 6.5l5 5",
  down: "M12 6v11M7 12.5l5 5 5-5",
  play: "M9 6.5v11l8.5-5.5z",
  add: "M12 6v12M6 12h12",
  point: "M5 5l5.5 14 2.2-6.3L19 10.5z",
  check: "M5 12.5l4.5 4.5L19 7.5",
} as const;
export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg class={`icon ${name}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** A button that is only an icon. One that cannot do anything now stays where it is, so that the focus is not lost. */
export function IconButton(props: { name: IconName; label: string; press(): void; off?: boolean; part?: string }) {
  const { name, label, press, off = false, part } = props;
  return (
    <button
      type="button"
      class={name === "side" ? "plain side-button" : "plain"}
      title={label}
      aria-label={label}
      aria-disabled={off}
      data-part={part}
      onClick={() => !off && press()}
    >
      <Icon name={name} />
    </button>
  );
}
