import type { Waiting } from "./calls.ts";

/** Loads a file of this release by its name, and gives what it hands over. */
export type LoadPart = <T>(name: string) => Promise<T>;

const RETRIES = [500, 2_000, 8_000];

/**
 * Loads each file when it is first needed, once. A failure is tried again three times and then rejects; the next need begins anew.
 * `api` is the API's address.
 */
export function createPartLoader(page: Waiting, api: string, nonce: string): LoadPart {
  const loading: Record<string, Promise<unknown>> = {};
  const handedOver: Record<string, (made: unknown) => void> = {};
  page.part = (part, made) => handedOver[part]?.(made);

  const load = (name: string, [wait, ...waits] = RETRIES): Promise<unknown> =>
    loadOnce(name).catch(async (error) => {
      if (!wait) throw error;
      await new Promise((done) => setTimeout(done, wait));
      return load(name, waits);
    });

  function loadOnce(name: string): Promise<unknown> {
    return new Promise((done, fail) => {
      const address = `${api}/player/${name}`;
      handedOver[name.split("-")[0]!] = done;
      const over = () => fail(`${address} did not load`);
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

  return <T>(name: string) => {
    loading[name] ??= load(name).catch((error) => {
      delete loading[name];
      throw error;
    });
    return loading[name] as Promise<T>;
  };
}
