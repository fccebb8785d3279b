/** Loads a file of this release by its name, and gives what it hands over. */
export type LoadPart = <T>(name: string) => Promise<T>;

const RETRIES = [500, 2_000, 8_000];

/**
 * Loads each file when it is first needed, once. A failure is tried again three times and then rejects; the next need begins anew.
 * `api` is the API's address.
 */
export function createPartLoader(api: string, nonce: string): LoadPart {
  const loading: Record<string, Promise<unknown>> = {};

  const load = (name: string, [wait, ...waits] = RETRIES): Promise<unknown> =>
    loadOnce(`${api}/player/${name}`, `handrail:${name.split("-")[0]}`, nonce).catch(async (error) => {
      if (!wait) throw error;
      await new Promise((done) => setTimeout(done, wait));
      return load(name, waits);
    });

  return <T>(name: string) => {
    loading[name] ??= load(name).catch((error) => {
      delete loading[name];
      throw error;
    });
    return loading[name] as Promise<T>;
  };
}

/** A file hands itself over by an event, `handrail:first` that of `first-{hash}.js`, so that no global is needed. */
function loadOnce(address: string, event: string, nonce: string): Promise<unknown> {
  return new Promise((done, fail) => {
    const take = (handed: Event) => done((handed as CustomEvent).detail);
    const over = () => {
      removeEventListener(event, take);
      fail(`${address} did not load`);
    };
    addEventListener(event, take, { once: true });
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
