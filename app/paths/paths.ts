import { type Query, withQuery } from "./with-query.ts";

/** Addresses outside properties, as functions; those inside one come from `pathsOf`. */
export const paths = {
  login: (returnTo?: string) => withQuery("/login", { return: returnTo }),
  logout: (returnTo?: string) => withQuery("/logout", { return: returnTo }),
  landing: () => "/app",
  unauthorized: () => "/error-page?error=unauthorized",
  error: () => "/error-page",
  privacy: (returnTo?: string) => withQuery("/privacy-policy", { return: returnTo }),
  /** The public page of an NPS or a survey. */
  answer: (token: string, query?: Query) => withQuery(`/answer/${encodeURIComponent(token)}`, query),
  sandbox: () => "/sandbox",
  language: () => "/preferences/language",
  sidebar: () => "/preferences/sidebar",
  theme: () => "/preferences/theme",
  texts: (language: string, version: string) => `/texts/${language}/${version}`,
} as const;
