/** @jsxImportSource preact */
import { ICONS } from "./icons.ts";

export function Icon({ name, size = 20 }: { name: keyof typeof ICONS; size?: number }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}
