const PASSWORD = "Handrail-demo-1";
const ACCOUNTS = [
  ["super@handrail.test", "super administrator"],
  ["admin@acme.test", "administrator of Acme"],
  ["moderator@acme.test", "moderator of Acme"],
  ["contributor@acme.test", "contributor of Acme"],
  ["crm-admin@acme.test", "administrator of Acme CRM"],
  ["crm-moderator@acme.test", "moderator of Acme CRM"],
  ["crm-contributor@acme.test", "contributor of Acme CRM"],
  ["admin@globex.test", "administrator of Globex"],
];

/** What people need after a start: the address, and an account to sign in with. */
export function welcome({ web, api, demo, seconds }) {
  const lines = [
    "",
    `Handrail is ready (${seconds} s). Ctrl-C stops it.`,
    "",
    ...(web ? [`  Dashboard          ${web}`] : []),
    ...(api ? [`  API                ${api}/docs`] : []),
  ];
  if (!demo) return [...lines, ""].join("\n");
  const width = Math.max(...ACCOUNTS.map(([email]) => email.length));
  return [
    ...lines,
    `  Demo application   ${api}/demo/crm/`,
    "",
    `  Demo accounts, password for all: ${PASSWORD}`,
    ...ACCOUNTS.map(([email, role]) => `    ${email.padEnd(width)}  ${role}`),
    "",
  ].join("\n");
}
