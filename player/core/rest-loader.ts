import { guarded } from "./guard.ts";
import { type CreateRest, REST_EVENT } from "./rest-port.ts";

/** The name of the second file, by its content; the build puts it in. */
declare const HANDRAIL_REST: string;
const RETRIES = [500, 2_000, 8_000];

/**
 * Loads the second file when it is first needed, once. A failure is tried again three times and then rejects; the next need begins
 * anew.
 */
export function createRestLoader(api: string, nonce: string): () => Promise<CreateRest> {
  const address = `${api}/player/${HANDRAIL_REST}`;
  let loading: Promise<CreateRest> | null = null;

  async function load(): Promise<CreateRest> {
    for (const wait of RETRIES) {
      try {
        return await loadOnce(address, nonce);
      } catch {
        await new Promise((done) => setTimeout(done, wait));
      }
    }
    return loadOnce(address, nonce);
  }

  return () => {
    loading ??= load().catch((error) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** The file hands itself over by an event, so that no global is needed. */
function loadOnce(address: string, nonce: string): Promise<CreateRest> {
  return new Promise((done, fail) => {
    const take = guarded((event: Event) => done((event as CustomEvent<CreateRest>).detail));
    const over = () => {
      removeEventListener(REST_EVENT, take);
      fail(new Error(`${address} did not load`));
    };
    addEventListener(REST_EVENT, take, { once: true });
    const script = document.createElement("script");
    script.nonce = nonce;
    script.onload = script.onerror = () => {
      script.remove();
      over();
    };
    try {
      script.src = address;
    } catch {
      // Where the page admits no address for a script element (Trusted Types), an import still is.
      import(address).then(over, over);
      return;
    }
    document.head.append(script);
  });
}
