import type { Bundle } from "#app/domain/player/bundle.ts";
import type { Api } from "./api.ts";
import { isBundle } from "./shapes.ts";
import { isRecord, isText, place } from "./storage.ts";

type Stored = { etag: string; bundle: Bundle };
const isStored = (value: unknown): value is Stored => isRecord(value) && isText(value.etag) && isBundle(value.bundle);

/** The last bundle, kept on this device so that guides play when the API is down. */
export function createBundleStore(api: Api, property: number) {
  const stored = place("localStorage", property, "bundle", isStored);
  const tag = place("localStorage", property, "bundle.etag", isText);
  let fresh: Stored | null = null;
  return {
    last: (): Bundle | null => fresh?.bundle ?? stored.read()?.bundle ?? null,
    /**
     * The present bundle in the wanted language, or "gone" when the API says that there is no such property. The browser's cache
     * spares its transfer when it did not change. Throws when the API is out of reach or answers nonsense.
     */
    async fetch(language: string): Promise<Stored | "gone"> {
      const answer = await api.get(`bundle?lang=${encodeURIComponent(language)}`);
      if (answer.status === 404) {
        fresh = null;
        stored.write(null);
        tag.write(null);
        return "gone";
      }
      if (!answer.ok) throw answer.status;
      const bundle: unknown = await answer.json();
      if (!isBundle(bundle)) throw bundle;
      return { etag: answer.headers.get("etag") ?? "", bundle };
    },
    /** What was fetched is what is used from now on. */
    take(fetched: Stored): Bundle {
      fresh = fetched;
      return fetched.bundle;
    },
    /** Keeps what was taken. Called when the page goes, for the browser's storage is slow and the page's start is not its time. */
    keep() {
      if (!fresh || (fresh.etag && tag.read() === fresh.etag)) return;
      if (stored.write(fresh)) tag.write(fresh.etag);
    },
  };
}
