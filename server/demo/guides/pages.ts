/**
 * Page rules of the demo's host application. The home page is named as it is, so that a guide begun elsewhere can lead there; `*` at
 * the end admits a query.
 */
export const HOME = "/demo/crm/";
export const CONTACTS = "/demo/crm/contacts*";
export const NEW_CONTACT = "/demo/crm/contacts/new";
export const DEALS = "/demo/crm/deals*";
export const SETTINGS = "/demo/crm/settings*";
