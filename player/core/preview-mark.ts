import { takeMark } from "./address-mark.ts";
import { isText, place } from "./storage.ts";

export type Preview = {
  /** Proves to the API that its holder may see the draft, unless it says otherwise. */
  token: string;
  /** Whether the API took the token on an earlier page of this tab. */
  isKept: boolean;
  /** The API took the token: the next pages of this tab are in the preview too. */
  keep(): void;
  forget(): void;
  /** Leaves the preview: the page begins anew, with what is published. */
  end(): void;
};

/** The preview of a draft that this tab is in, or might be: the token comes with the address. */
export function takePreview(property: number): Preview | null {
  const stored = place("sessionStorage", property, "preview", isText);
  const kept = stored.read();
  const given = takeMark("handrail-preview");
  const token = given ?? kept;
  if (!token) return null;
  const forget = () => void stored.write(null);
  return {
    token,
    isKept: token === kept,
    keep: () => void stored.write(token),
    forget,
    end() {
      forget();
      location.reload();
    },
  };
}
