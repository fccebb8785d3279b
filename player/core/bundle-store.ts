import type { Bundle } from "#app/domain/player/bundle.ts";
import type { Api } from "./api.ts";
import { isBundle } from "./shapes.ts";
import { isRecord, isText, place } from "./storage.ts";

type Kept = { etag: string; language: string; bundle: Bundle };
const isKeptBundle = (value: unknown): value is Kept =>
  isRecord(value) && isText(value.etag) && isText(value.language) && isBundle(value.bundle);

/** The last bundle, kept on this device so that guides play when the API is down. */
export function createBundleStore(api: Api, property: number) {
  const kept = place("localStorage", property, "bundle", isKeptBundle);
  return {
    last: (): Bundle | null => kept.read()?.bundle ?? null,
    /**
     * The present bundle in the wanted language; null when it is the one that `last` gave. Throws when the API is out of
     * reach or answers nonsense; `gone` when it says that there is no such property.
     */
    async fetch(language: string): Promise<Bundle | null | "gone"> {
      const answer = await api.get(`bundle?lang=${encodeURIComponent(language)}`);
      if (answer.status === 404) {
        kept.write(null);
        return "gone";
      }
      if (!answer.ok) throw new Error(`bundle ${answer.status}`);
      const etag = answer.headers.get("etag") ?? "";
      const before = kept.read();
      if (etag && before?.etag === etag && before.language === language) return null;
      const bundle: unknown = await answer.json();
      if (!isBundle(bundle)) throw new Error("bundle malformed");
      kept.write({ etag, language, bundle });
      return bundle;
    },
  };
}
