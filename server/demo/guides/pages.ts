/**
 * Page rules of the demo's host application. The home page is spelled out, so that a guide started elsewhere can link to it; `*` at
 * the end allows a query.
 */
export const HOME = "/demo/crm/";
export const CONTACTS = "/demo/crm/contacts*";
export const NEW_CONTACT = "/demo/crm/contacts/new";
export const DEALS = "/demo/crm/deals*";
export const SETTINGS = "/demo/crm/settings*";
