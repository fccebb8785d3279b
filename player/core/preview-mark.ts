import type { Marks } from "#player/loader/address-mark.ts";
import { isText, place } from "./storage.ts";
import { uuid } from "./uuid.ts";

/** What staff may come with: to see a draft or the reasons, or to write on the page. */
const KINDS = ["edit", "preview"] as const;

export type Preview = {
  kind: (typeof KINDS)[number];
  /**
   * The key of this tab, a UUID, and behind it the token: together they prove to the API that this tab may see the draft, unless it says
   * otherwise. A token counts for the key that came with it first.
   */
  proof: string;
  /** Whether the API took the token on an earlier page of this tab. */
  isKept: boolean;
  /** The API took the token: the next pages of this tab are in the preview too. */
  keep(): void;
  forget(): void;
  /** Leaves the preview: the page begins anew, with what is published. */
  end(): void;
};

/**
 * The mode of staff that this tab is in, or might be: the token comes with the address, and the key is the tab's own. What the address brings
 * goes before what the tab keeps.
 */
export function takePreview(property: number, marks: Marks): Preview | null {
  const taken = KINDS.map((kind) => take(property, kind, marks[kind]));
  return (taken.find((one) => one && !one.isKept) ?? taken.find(Boolean)) || null;
}

function take(property: number, kind: Preview["kind"], given: string | null): Preview | null {
  const stored = place("sessionStorage", property, kind, isText);
  const kept = stored.read();
  // The address that the tab came with may come back, as after a sign-in: then its key still counts.
  const proof = given && !kept?.endsWith(given) ? uuid() + given : kept;
  if (!proof) return null;
  const forget = () => void stored.write(null);
  return {
    kind,
    proof,
    isKept: proof === kept,
    keep: () => void stored.write(proof),
    forget,
    end() {
      forget();
      location.reload();
    },
  };
}
