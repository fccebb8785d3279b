/** The password of all accounts of the demo. */
export const DEMO_PASSWORD = "Handrail-demo-1";

/** The accounts of the demo (design section 6), and what each of them is. @type {[email: string, role: string][]} */
export const DEMO_ACCOUNTS = [
  ["super@handrail.test", "super administrator"],
  ["admin@acme.test", "administrator of Acme"],
  ["moderator@acme.test", "moderator of Acme"],
  ["contributor@acme.test", "contributor of Acme"],
  ["crm-admin@acme.test", "administrator of Acme CRM"],
  ["crm-moderator@acme.test", "moderator of Acme CRM"],
  ["crm-contributor@acme.test", "contributor of Acme CRM"],
  ["admin@globex.test", "administrator of Globex"],
];
