/** The site of a host, as a URL has it: the host itself, without "www". */
export const siteOf = (host: string): string => host.replace(/\.$/, "").replace(/^www\./, "");

/** Whether a host belongs to a site: that host itself, and those below it. Hosts of one word have none below them. */
export function isOfSite(host: string, site: string): boolean {
  const plain = host.replace(/\.$/, "");
  return plain === site || (site.includes(".") && !/^[\d.]+$|^\[/.test(site) && plain.endsWith(`.${site}`));
}

/** Whether an address stands at or below a page, on the same host: "/help" and "/help/a" below "/help", "/helpers" not. */
export function isBeneath(address: URL, page: URL): boolean {
  const end = page.pathname.lastIndexOf("/");
  // A file stands beside what belongs to it.
  const isFolder = !page.pathname.slice(end).includes(".");
  const folder = isFolder && end < page.pathname.length - 1 ? page.pathname : page.pathname.slice(0, end);
  return siteOf(address.hostname) === siteOf(page.hostname) && (address.pathname === folder || address.pathname.startsWith(`${folder}/`));
}
