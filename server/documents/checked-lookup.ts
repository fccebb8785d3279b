import { promises as dns, type LookupAddress } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { FetchFailed } from "./fetch-failed.ts";
import { isPublicAddress } from "./public-address.ts";

/** The addresses that a name stands for. */
export type Resolve = (name: string) => Promise<string[]>;

/** How long a name server may take, in milliseconds: one that never answers would hold its fetch for ever. */
const LONGEST = 5000;

export const resolveName: Resolve = async (name) => (await dns.lookup(name, { all: true })).map(({ address }) => address);

/**
 * A lookup for connections that resolves a name once, and refuses it when any of its addresses is not public. What it answers is what is connected to:
 * a name that stands for another address a moment later changes nothing. One that is not resolved within `longest` ms is unreachable.
 */
export function checkedLookup(resolve: Resolve, loopback: boolean, longest = LONGEST): LookupFunction {
  return (name, options, answer) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, failed) => {
      timer = setTimeout(failed, longest);
    });
    Promise.race([resolve(name), late])
      .finally(() => clearTimeout(timer))
      .catch(() => {
        throw new FetchFailed("unreachable");
      })
      .then((found) => {
        if (!found.every((address) => isPublicAddress(address, loopback))) throw new FetchFailed("private");
        const [first, ...more] = found.map((address): LookupAddress => ({ address, family: isIP(address) }));
        if (!first) throw new FetchFailed("unreachable");
        return [first, ...more] as const;
      })
      .then(
        (all) => (options.all ? answer(null, [...all]) : answer(null, all[0].address, all[0].family)),
        (error) => answer(error, ""),
      );
  };
}

/** Refuses an address that names a machine by its number, which no lookup sees, or a port that belongs to something else than the web. */
export function requirePublicUrl(url: URL, loopback: boolean): void {
  if (!/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") throw new FetchFailed("redirect");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0 && !isPublicAddress(host, loopback)) throw new FetchFailed("private");
  const port = Number(url.port || 443);
  if (port !== 80 && port !== 443 && port < 1024) throw new FetchFailed("private");
}
