/**
 * Web and mail addresses only: whatever else was stored is no address for a host page. One that is not whole is read as a link on the page
 * `base`, and is none where there is no page: media are drawn without one, on the server too.
 */
export function safeAddress(address: string, base?: string): string | undefined {
  try {
    const { protocol, href } = new URL(address, base);
    return /^(https?|mailto):$/.test(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}
