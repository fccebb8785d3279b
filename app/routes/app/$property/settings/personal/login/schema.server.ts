import { z } from "zod";
import { nameText } from "#app/contracts/text.ts";
import { NAME_LENGTH } from "#app/domain/access/name.ts";
import { brokenPasswordRules, PASSWORD_LENGTH } from "#app/domain/access/password.ts";

const password = (missing: string) => z.string(missing).max(PASSWORD_LENGTH.most, "text_error_too_long");

/** `automatic` leaves the language to the browser. */
export const profileSchema = z.object({
  name: nameText(NAME_LENGTH, "name_error_missing"),
  language: z.enum(["automatic", "en", "de"], "text_error_invalid"),
});

/** The rules of specification 2, section 5; the field shows the first one that is broken. The realm checks them again. */
export const passwordSchema = z
  .object({
    currentPassword: password("current_password_missing"),
    newPassword: password("new_password_missing").superRefine((value, context) => {
      const [broken] = brokenPasswordRules(value);
      if (broken && broken !== "too_long") context.addIssue({ code: "custom", message: `password_error_${broken}` });
    }),
    confirmation: password("confirmation_missing"),
  })
  .refine(({ newPassword, confirmation }) => newPassword === confirmation, { path: ["confirmation"], error: "passwords_do_not_match" });

export const PASSWORD_FIELDS = Object.keys(passwordSchema.shape);
/** Shared by both forms; `intent` says which one was sent. */
export const LOGIN_FIELDS = [...PASSWORD_FIELDS, ...Object.keys(profileSchema.shape), "intent"];
