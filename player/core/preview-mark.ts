import { isText, place } from "./storage.ts";

const PARAMETER = "handrail-preview";
const FRAGMENT = `#${PARAMETER}=`;

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

/**
 * The preview of a draft that this tab is in, or might be: anybody can make up an address, so that a token counts for nothing before the
 * API took it. It comes as the fragment of the address, which servers never see, or in the query where the application has a fragment of
 * its own, and is taken out of it at once.
 */
export function takePreview(property: number): Preview | null {
  const stored = place("sessionStorage", property, "preview", isText);
  const kept = stored.read();
  const given = takeGiven();
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

function takeGiven(): string | null {
  const address = new URL(location.href);
  const isFragment = address.hash.startsWith(FRAGMENT);
  const given = isFragment ? address.hash.slice(FRAGMENT.length) : address.searchParams.get(PARAMETER);
  if (!given) return null;
  if (isFragment) address.hash = "";
  else address.searchParams.delete(PARAMETER);
  history.replaceState(history.state, "", address);
  return given;
}
