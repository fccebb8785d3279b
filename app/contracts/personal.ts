import { z } from "zod";
import { calls } from "./call.ts";
import { requiredText, stamp } from "./text.ts";

const users = "/realms/handrail/service/users";

/** Longest text that the realm compares with a password; the rules of new ones are stricter (app/domain/access/password.ts). */
const password = z.string("text_error_missing").max(1000, "text_error_too_long");

/** What the realm does for the signed-in person (specification 2, section 7: Auth realm). */
export const personalCalls = calls({
  updatePassword: {
    method: "POST",
    path: `${users}/update-password`,
    summary: "Change one's own password; ends one's other sign-ins",
    access: "manager",
    body: z.object({ currentPassword: password, newPassword: password, confirmation: password }),
    answer: z.null(),
    status: 204,
    bodyLimit: 16_384,
  },
  getSsoStatus: {
    method: "GET",
    path: `${users}/sso-status`,
    summary: "Whether single sign-on is on for one of one's companies, and whether one may pass it by",
    access: "manager",
    answer: z.object({ canBypassSso: z.boolean(), hasSsoEnabled: z.boolean() }),
  },
  getPersonalToken: {
    method: "GET",
    path: `${users}/api-token`,
    summary: "Whether one has a personal token, since when and when it was last used; never the token itself",
    access: "manager",
    answer: z.object({ token: z.object({ createdAt: stamp, lastUsedAt: stamp.nullable() }).nullable() }),
  },
  resetPersonalToken: {
    method: "POST",
    path: `${users}/api-token`,
    summary: "Make one's personal token, or make it anew: the old one stops at once, the new one is answered this once",
    access: "manager",
    query: z.object({ reset: z.literal("true") }),
    keyless: true,
    answer: z.object({ token: z.string() }),
  },
  askSupport: {
    method: "POST",
    path: "/realms/handrail/service/support-requests",
    summary: "Mail a request to those who support this installation; 404 where it names nobody",
    access: "manager",
    body: z.object({ request: requiredText(5000) }),
    answer: z.null(),
    status: 204,
    bodyLimit: 65_536,
  },
});
