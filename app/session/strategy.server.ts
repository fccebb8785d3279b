import { OAuth2Strategy } from "remix-auth-oauth2";

/** What begins a sign-in beyond the protocol's own: read by the strategy from the address that begins it. */
export type Wish = { silent: boolean; uiLocales: string; resource: string | null };

/** remix-auth-oauth2 with what OpenID needs besides: `prompt`, `ui_locales`, `resource`, and a refresh that keeps the granted scopes. */
export class OidcStrategy<User> extends OAuth2Strategy<User> {
  override authorizationParams(params: URLSearchParams, request: Request): URLSearchParams {
    const wish = new URL(request.url).searchParams;
    const wanted = new URLSearchParams(params);
    for (const name of ["prompt", "ui_locales", "resource"]) {
      const value = wish.get(name);
      if (value) wanted.set(name, value);
    }
    return wanted;
  }

  /** Without scopes: naming them again makes providers refuse those that they granted silently. */
  override refreshToken(refreshToken: string) {
    return this.client.refreshAccessToken(this.options.tokenEndpoint.toString(), refreshToken, []);
  }
}

/** The request that begins a sign-in. It never carries `state`, by which the strategy would take it for the answer. */
export function beginning(request: Request, webUrl: string, { silent, uiLocales, resource }: Wish): Request {
  const url = new URL("/login", webUrl);
  if (silent) url.searchParams.set("prompt", "none");
  url.searchParams.set("ui_locales", uiLocales);
  if (resource) url.searchParams.set("resource", resource);
  return new Request(url, { headers: { cookie: request.headers.get("cookie") ?? "" } });
}
