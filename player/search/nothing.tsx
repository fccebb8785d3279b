/** @jsxImportSource preact */
import type { Bundle } from "#app/domain/player/bundle.ts";
import { OutsideLink } from "#player/widgets/outside-link.tsx";
import { safeAddress } from "#player/widgets/safe-address.ts";

/** That nothing was found, or could be looked for, and where else to look. */
export function Nothing({ bundle: { texts, beyond }, none, hint }: { bundle: Bundle; none: string; hint: string }) {
  const address = beyond && safeAddress(beyond.link.url);
  return (
    <p class="empty">
      <strong>{none}</strong>
      <br />
      {beyond?.text ?? hint}
      {address && <OutsideLink address={address} label={beyond.link.title} newTab={texts.newTab} />}
    </p>
  );
}
