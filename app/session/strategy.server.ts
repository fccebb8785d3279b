import { OAuth2Strategy } from "remix-auth-oauth2";

/** What begins a sign-in beyond the protocol's own: `none` asks nobody anything, `login` asks for the password in any case. */
export type Wish = { prompt: "none" | "login" | null; uiLocales: string; resource: string | null };

/** Where the library looks for what it began; it gets that from us, in a request that never was one. */
export const STATE_COOKIE = "handrail_oauth";

/** remix-auth-oauth2 with what OpenID needs besides: `prompt`, `ui_locales`, `resource`, and a refresh that keeps the granted scopes. */
export class OidcStrategy<User> extends OAuth2Strategy<User> {
  /** The address that begins a sign-in, without `state`, and the verifier that its answer is redeemed with. */
  begin({ prompt, uiLocales, resource }: Wish): { url: URL; verifier: string } {
    const { url, codeVerifier } = this.createAuthorizationURL();
    for (const [name, value] of Object.entries({ prompt, ui_locales: uiLocales, resource })) if (value) url.searchParams.set(name, value);
    url.searchParams.delete("state");
    return { url, verifier: codeVerifier };
  }

  /** Redeems the provider's answer to a sign-in that was begun with this verifier. @throws OAuth2RequestError for a refusal */
  finish(answer: URL, verifier: string): Promise<User> {
    const url = new URL(answer);
    url.searchParams.set("state", "begun");
    const cookie = `${STATE_COOKIE}=${new URLSearchParams({ state: "begun", begun: verifier })}`;
    return this.authenticate(new Request(url, { headers: { cookie } }));
  }

  /** Without scopes: naming them again makes providers refuse those that they granted silently. */
  override refreshToken(refreshToken: string) {
    return this.client.refreshAccessToken(this.options.tokenEndpoint.toString(), refreshToken, []);
  }
}
