/**
 * Every feature flag and limit of sections 2 and 3 of both specifications, with its type and its default. A number is a limit, and -1 means
 * none; true and false say whether a part of the product is available.
 */
export const FLAG_DEFAULTS = { heart: false, nps: false, announcements: false, tooltips: false };

export const PROPERTY_LIMIT_DEFAULTS = {
  aiAssistant: false,
  selectorConfig: false,
  public_guide: -1,
  public_chapter: -1,
  public_segment: -1,
  public_page_segment: -1,
  public_attribute: -1,
  public_language: -1,
};

export const COMPANY_LIMIT_DEFAULTS = {
  heart: false,
  staffTrainingExtension: false,
  ssoSamlCompanyUsers: false,
  portfolioOverview: false,
  appDiscovery: false,
  usersV2: false,
  members: -1,
  languages: -1,
  public_member: -1,
  public_attribute: -1,
  /** The type of the id that tells the people of a company apart. */
  companyUserUniqueDataType: "string" as (typeof UNIQUE_DATA_TYPES)[number],
  currency: "USD" as (typeof CURRENCIES)[number],
};

export const UNIQUE_DATA_TYPES = ["string", "number"] as const;
/** Specification 1, section 9. */
export const CURRENCIES = [
  ...(["USD", "EUR", "GBP", "CAD", "AUD", "JPY", "CHF", "INR", "BRL"] as const),
  ...(["SGD", "BGN", "CZK", "DKK", "HUF", "PLN", "RON", "SEK"] as const),
] as const;

export type Flags = typeof FLAG_DEFAULTS;
export type PropertyLimits = typeof PROPERTY_LIMIT_DEFAULTS;
export type CompanyLimits = typeof COMPANY_LIMIT_DEFAULTS;
type Stored = Record<string, unknown>;

export const flagsOf = (stored: Stored): Flags => over(FLAG_DEFAULTS, stored);
export const propertyLimitsOf = (stored: Stored): PropertyLimits => over(PROPERTY_LIMIT_DEFAULTS, stored);
export const companyLimitsOf = (stored: Stored): CompanyLimits => over(COMPANY_LIMIT_DEFAULTS, stored);

/** The stored values over the defaults. A value of the wrong type or with an unknown name counts as not stored. */
function over<D extends object>(defaults: D, stored: Stored): D {
  const values = Object.entries(defaults).map(([key, value]) => {
    const own = Object.hasOwn(stored, key) ? stored[key] : undefined;
    return [key, typeof own === typeof value ? own : value];
  });
  return Object.fromEntries(values) as D;
}
