import { OAuth2Strategy } from "remix-auth-oauth2";

/** What starts a sign-in besides the protocol's own: `none` asks for nothing, `login` always asks for the password. */
export type Wish = { prompt: "none" | "login" | null; uiLocales: string; resource: string | null };

/** Where the library looks for the sign-in it started; we pass it in a made-up request. */
export const STATE_COOKIE = "handrail_oauth";

/** remix-auth-oauth2 with what OpenID also needs: `prompt`, `ui_locales`, `resource`, and a refresh that keeps the granted scopes. */
export class OidcStrategy<User> extends OAuth2Strategy<User> {
  /** The address that starts a sign-in, without `state`, and the verifier for redeeming its answer. */
  begin({ prompt, uiLocales, resource }: Wish): { url: URL; verifier: string } {
    const { url, codeVerifier } = this.createAuthorizationURL();
    for (const [name, value] of Object.entries({ prompt, ui_locales: uiLocales, resource })) if (value) url.searchParams.set(name, value);
    url.searchParams.delete("state");
    return { url, verifier: codeVerifier };
  }

  /** Redeems the provider's answer to a sign-in started with this verifier. @throws OAuth2RequestError for a refusal */
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
