const TIMEOUT = 15_000;

/** What the API said: its status and body; 0 when it could not be reached. */
export type Answer<Body = unknown> = { status: number; body: Body };
export type Calls = ReturnType<typeof createCalls>;

/**
 * The calls of the in-page editor, in the name of whoever opened it.
 * @param base the address of the API
 * @param proof the key of this tab, a UUID, and behind it the token
 */
export function createCalls(base: string, property: number, proof: string) {
  const authorization = `Handrail-Editor ${proof.slice(36)}.${proof.slice(0, 36)}`;

  async function send<Body>(method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown, key?: string): Promise<Answer<Body>> {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), TIMEOUT);
    const said = body === undefined ? {} : { body: JSON.stringify(body) };
    const headers = {
      authorization,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(key && { "idempotency-key": key }),
    };
    try {
      const answer = await fetch(base + path.replace(":property", String(property)), {
        ...{ method, headers, credentials: "omit", cache: "no-store", signal: stop.signal, keepalive: method === "DELETE" },
        ...said,
      });
      return { status: answer.status, body: (await answer.json().catch(() => null)) as Body };
    } catch {
      return { status: 0, body: null as Body };
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    get: <Body>(path: string) => send<Body>("GET", path),
    /** @param key with the same one it is done once, however often it is sent */
    post: <Body>(path: string, body: unknown, key: string) => send<Body>("POST", path, body, key),
    /** Ends the token. Nobody waits for the answer: the page may be gone by then. */
    end: () => void send("DELETE", "/v3/properties/:property/in-page/token"),
    put: <Body>(path: string, body: unknown) => send<Body>("PUT", path, body),
  };
}
