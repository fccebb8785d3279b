/** Web and mail addresses only: whatever else was stored is no address for a host page. */
export function safeAddress(address: string): string | undefined {
  try {
    const { protocol, href } = new URL(address, location.href);
    return /^(https?|mailto):$/.test(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}
