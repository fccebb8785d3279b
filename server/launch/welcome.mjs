import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "#server/demo/accounts.mjs";

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
  const width = Math.max(...DEMO_ACCOUNTS.map(([email]) => email.length));
  return [
    ...lines,
    `  Demo application   ${api}/demo/crm/`,
    "",
    `  Demo accounts, password for all: ${DEMO_PASSWORD}`,
    ...DEMO_ACCOUNTS.map(([email, role]) => `    ${email.padEnd(width)}  ${role}`),
    "",
  ].join("\n");
}
