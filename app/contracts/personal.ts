import { z } from "zod";
import { calls } from "./call.ts";
import { requiredText, stamp } from "./text.ts";

const users = "/realms/handrail/service/users";

/** Longest text that the realm checks as a password; new passwords follow stricter rules (app/domain/access/password.ts). */
const password = z.string("text_error_missing").max(1000, "text_error_too_long");

/** What the realm does for the signed-in person (specification 2, section 7: Auth realm). */
export const personalCalls = calls({
  updatePassword: {
    method: "POST",
    path: `${users}/update-password`,
    summary: "Change your own password; ends your other sign-ins",
    access: "manager",
    body: z.object({ currentPassword: password, newPassword: password, confirmation: password }),
    answer: z.null(),
    status: 204,
    bodyLimit: 16_384,
  },
  getSsoStatus: {
    method: "GET",
    path: `${users}/sso-status`,
    summary: "Whether any of your companies uses single sign-on, and whether you may bypass it",
    access: "manager",
    answer: z.object({ canBypassSso: z.boolean(), hasSsoEnabled: z.boolean() }),
  },
  getPersonalToken: {
    method: "GET",
    path: `${users}/api-token`,
    summary: "When your personal token was created and last used; never the token itself",
    access: "manager",
    answer: z.object({ token: z.object({ createdAt: stamp, lastUsedAt: stamp.nullable() }).nullable() }),
  },
  resetPersonalToken: {
    method: "POST",
    path: `${users}/api-token`,
    summary: "Create or replace your personal token: the old one stops working at once, the new one is returned only now",
    access: "manager",
    query: z.object({ reset: z.literal("true") }),
    answer: z.object({ token: z.string() }),
  },
  askSupport: {
    method: "POST",
    path: "/realms/handrail/service/support-requests",
    summary: "Mail a request to the support of this installation; 404 if none is configured",
    access: "manager",
    body: z.object({ request: requiredText(5000) }),
    answer: z.null(),
    status: 204,
    bodyLimit: 65_536,
  },
});
