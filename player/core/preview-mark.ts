import { takeMark } from "./address-mark.ts";
import { isText, place } from "./storage.ts";
import { uuid } from "./uuid.ts";

export type Preview = {
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

/** The preview of a draft that this tab is in, or might be: the token comes with the address, and the key is the tab's own. */
export function takePreview(property: number): Preview | null {
  const stored = place("sessionStorage", property, "preview", isText);
  const kept = stored.read();
  const given = takeMark("handrail-preview");
  // The address that the tab came with may come back, as after a sign-in: then its key still counts.
  const proof = given && !kept?.endsWith(given) ? uuid() + given : kept;
  if (!proof) return null;
  const forget = () => void stored.write(null);
  return {
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
