import { isText, place } from "./storage.ts";

const PARAMETER = "handrail-preview";

export type Preview = {
  /** Proves to the API that its holder may see the draft. */
  token: string;
  /** Leaves the preview: the page begins anew, with what is published. */
  end(): void;
};

/** The preview of a draft that this tab is in. Its token comes in the address, is taken out of it at once and kept for this tab alone. */
export function takePreview(property: number): Preview | null {
  const kept = place("sessionStorage", property, "preview", isText);
  const address = new URL(location.href);
  const given = address.searchParams.get(PARAMETER);
  if (given) {
    address.searchParams.delete(PARAMETER);
    history.replaceState(history.state, "", address);
    kept.write(given);
  }
  const token = given ?? kept.read();
  if (!token) return null;
  return {
    token,
    end() {
      kept.write(null);
      location.reload();
    },
  };
}
