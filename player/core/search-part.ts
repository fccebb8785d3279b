import type { Bundle } from "#app/domain/player/bundle.ts";
import { tell } from "./guard.ts";
import type { Messages } from "./messages-port.ts";
import type { RestPorts } from "./rest-port.ts";
import type { CreateSearch, Found, Search, Sought } from "./search-port.ts";

/** The name of the file of the search, by its content; the build puts it in. */
declare const HANDRAIL_SEARCH: string;

/**
 * The search of the panel, which is loaded once something is looked for; null where nothing is, and until it has come. One that does not load
 * is tried again with what is drawn next.
 */
export function createSearchPart(ports: RestPorts) {
  /** Null while it is loaded. */
  let search: Search | null | undefined;
  return (bundle: Bundle, sought: Sought, list: Messages["list"] | undefined): Found | null => {
    if (search === undefined && sought.query.trim()) {
      search = null;
      ports
        .loadPart<CreateSearch>(HANDRAIL_SEARCH)
        .then((create) => {
          search = create(ports);
          ports.changed();
        })
        .catch((error) => {
          search = undefined;
          tell(error);
        });
    }
    return search?.(bundle, sought, list) ?? null;
  };
}
