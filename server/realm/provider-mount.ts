import type { IncomingMessage, ServerResponse } from "node:http";
import type { Provider } from "oidc-provider";
import { clientAddress } from "#server/http/client-address.ts";
import { beginFrom } from "./begun-sign-ins.ts";
import { pageHeaders } from "./routes/page-headers.ts";
import { REALM_PATH, type RealmSettings } from "./settings.ts";

/**
 * Serves the provider under the realm's path. It builds every address from the request, so the request first gets the public address
 * from the settings: host and protocol sent by a proxy or a caller never count.
 */
export function mountProvider(provider: Provider, settings: RealmSettings) {
  const callback = provider.callback();
  const { protocol, host } = new URL(settings.issuer);
  return async (req: IncomingMessage & { originalUrl?: string }, res: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(pageHeaders(settings))) res.setHeader(name, value);
    const address = clientAddress(req.socket.remoteAddress, String(req.headers["x-forwarded-for"] ?? ""), settings.proxies);
    req.headers["x-forwarded-proto"] = protocol.slice(0, -1);
    req.headers["x-forwarded-host"] = host;
    req.headers.host = host;
    req.originalUrl = req.url;
    req.url = req.url?.slice(REALM_PATH.length) || "/";
    await beginFrom(address, () => callback(req, res));
  };
}
