/** What can be done with people of a company, in the order of their buttons. */
export const ACTS = ["activate", "invite", "archive", "restore", "delete"] as const;
export type Act = (typeof ACTS)[number];
