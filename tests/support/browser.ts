/** A browser without scripts, as far as sign-in needs one: cookies by path, redirects followed by hand, forms sent as forms. */
export class Browser {
  private readonly jar = new Map<string, { value: string; path: string; host: string }>();

  constructor(private readonly headers: Record<string, string> = { "accept-language": "en" }) {}

  async open(url: string | URL, init: RequestInit = {}): Promise<Response> {
    const target = new URL(url);
    const headers = new Headers({ accept: "text/html", ...this.headers, ...(init.headers as Record<string, string>) });
    headers.set("cookie", this.cookiesFor(target));
    const answer = await fetch(target, { ...init, headers, redirect: "manual" });
    for (const cookie of answer.headers.getSetCookie()) this.keep(cookie, target);
    return answer;
  }

  /** Sends a form as the page at `url` would: with its own origin. */
  submit(url: string | URL, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    const own = { origin: new URL(url).origin, "content-type": "application/x-www-form-urlencoded" };
    return this.open(url, { method: "POST", body: new URLSearchParams(fields), headers: { ...own, ...headers } });
  }

  /** Opens an address and follows redirects until a page, or until one leads to another origin: that address is returned unopened. */
  async follow(url: string | URL): Promise<{ at: URL; answer: Response | null }> {
    let at = new URL(url);
    const { origin } = at;
    for (let hops = 0; hops < 12; hops++) {
      const answer = await this.open(at);
      const next = answer.headers.get("location");
      if (!next) return { at, answer };
      at = new URL(next, at);
      if (at.origin !== origin) return { at, answer: null };
    }
    throw new Error(`too many redirects at ${at}`);
  }

  cookie(name: string): string | undefined {
    return [...this.jar.entries()].find(([key]) => key.startsWith(`${name};`))?.[1].value;
  }

  forget(name: string): void {
    for (const key of [...this.jar.keys()]) if (key.startsWith(`${name};`)) this.jar.delete(key);
  }

  private keep(cookie: string, from: URL): void {
    const [pair = "", ...attributes] = cookie.split(/;\s*/);
    const at = pair.indexOf("=");
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    const attribute = (wanted: string) => attributes.find((one) => one.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
    const path = attribute("path") ?? "/";
    const key = `${name};${path}`;
    const expires = attribute("expires");
    const gone = attribute("max-age") === "0" || (expires !== undefined && new Date(expires).getTime() <= Date.now());
    if (gone) this.jar.delete(key);
    else this.jar.set(key, { value, path, host: from.hostname });
  }

  private cookiesFor(url: URL): string {
    return [...this.jar.entries()]
      .filter(
        ([, { path, host }]) => host === url.hostname && (url.pathname === path || url.pathname.startsWith(path.replace(/\/?$/, "/"))),
      )
      .map(([key, { value }]) => `${key.split(";")[0]}=${value}`)
      .join("; ");
  }
}
