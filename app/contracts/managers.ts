import { z } from "zod";
import { EMAIL_LENGTH } from "#app/domain/access/email.ts";
import { NAME_LENGTH } from "#app/domain/access/name.ts";
import { PASSWORD_LENGTH } from "#app/domain/access/password.ts";
import { calls } from "./call.ts";
import { nameText, requiredText, text } from "./text.ts";

/** E-mail subscriptions by key: whether the person wants that kind. */
const subscriptions = z.record(requiredText(64), z.boolean());
/** How many subscriptions one person may have set. */
export const MOST_SUBSCRIPTIONS = 50;

const me = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  superAdmin: z.boolean(),
  language: z.enum(["en", "de"]).nullable(),
  config: z.object({ emailSubscriptions: z.record(z.string(), z.boolean()) }),
  /** Where /app leads: the first property by name, if any. */
  firstProperty: z.number().int().nullable(),
});

export const managerCalls = calls({
  getMe: { method: "GET", path: "/v3/managers/me", summary: "The signed-in manager", access: "manager", answer: me },
  updateMe: {
    method: "PUT",
    path: "/v3/managers/:manager",
    summary: "Change your own name, language or e-mail subscriptions; subscriptions that are not named stay",
    access: "manager",
    lastWins: "everybody changes only what is their own",
    body: z
      .object({
        name: nameText(NAME_LENGTH),
        language: z.enum(["en", "de"]).nullable(),
        config: z.strictObject({ emailSubscriptions: subscriptions }),
      })
      .partial(),
    answer: me,
  },
  register: {
    method: "POST",
    path: "/v3/managers",
    summary: "Register with the token of an invite",
    access: "public",
    body: z.object({
      name: nameText(NAME_LENGTH),
      email: requiredText(EMAIL_LENGTH),
      password: z.string().max(PASSWORD_LENGTH.most),
      token: z.string().max(200).optional(),
    }),
    answer: z.object({ id: z.string() }),
    status: 201,
  },
  validateInvite: {
    method: "POST",
    path: "/v3/managers/invites/validate",
    summary: "Whether an invite's token is valid, and for whom",
    access: "public",
    body: z.object({ token: text(200) }),
    answer: z.object({ email: z.string(), company: z.string() }),
  },
});
