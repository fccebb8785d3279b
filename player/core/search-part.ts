import type { Bundle } from "#app/domain/player/bundle.ts";
import { type LatePorts, latePart } from "./late-part.ts";
import type { Messages } from "./messages-port.ts";
import type { RestPorts } from "./rest-port.ts";
import type { Found, Search, Sought } from "./search-port.ts";

/** The name of the file of the search, by its content; the build puts it in. */
declare const HANDRAIL_SEARCH: string;

/** The search of the panel, which is loaded once something is looked for; null where nothing is, and until it has come; undefined where it did not load. */
export function createSearchPart(ports: RestPorts & LatePorts) {
  const part = latePart<Search, RestPorts>(ports, HANDRAIL_SEARCH);
  return (bundle: Bundle, sought: Sought, list: Messages["list"] | undefined): Found | null | undefined => {
    const search = part(sought.query.trim());
    return search ? search(bundle, sought, list) : search;
  };
}
