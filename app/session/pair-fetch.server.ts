import { Agent, setGlobalDispatcher, fetch as undiciFetch } from "undici";

/**
 * Remix puts undici's `fetch` in place of Node's. Both send through one global dispatcher, which Node's may have set first, and that of
 * Node 24 refuses requests of the other. Where undici's `fetch` is in place, it gets a dispatcher of its own version.
 */
export function pairFetch(): void {
  if ((globalThis.fetch as unknown) === undiciFetch) setGlobalDispatcher(new Agent());
}
