import { useForm } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { PASSWORD_LENGTH } from "../../../../../../../domain/access/password.ts";
import { FormProblems } from "../../../../../../../features/form-problems.tsx";
import { FormCard } from "../../../../../../../ui/composed/form-card/form-card.tsx";
import { TextField } from "../../../../../../../ui/fields/text-field.tsx";
import { Button } from "../../../../../../../ui/primitives/button/button.tsx";
import { Form } from "../../../../../../../ui/primitives/link/form.tsx";
import type { Constraints, FormAnswer } from "./form-answer.ts";

type Passwords = { currentPassword: string; newPassword: string; confirmation: string };
type Props = { constraint: Constraints; result?: FormAnswer };

const RULES = ["too_short", "no_lowercase", "no_uppercase", "no_digit", "no_special"] as const;

/** A new password, with its rules. Passwords never come back with an answer, so the fields start empty each time. */
export function PasswordForm({ constraint, result }: Props) {
  const { t } = useTranslation("settings");
  const [form, fields] = useForm<Passwords, string[]>({ id: "password", constraint, lastResult: result?.submission });
  const labels = Object.fromEntries(
    (["currentPassword", "newPassword", "confirmation"] as const).map((name) => [
      name,
      { label: t(name), id: fields[name].id, limit: fields[name].maxLength },
    ]),
  );
  return (
    <>
      <FormProblems form={form} failure={result?.failure} fields={labels} />
      <Form method="post" id={form.id} noValidate={form.noValidate} onSubmit={form.onSubmit} aria-labelledby="password-title">
        <FormCard
          actions={
            <Button tone="primary" name="intent" value="password">
              {t("change_password")}
            </Button>
          }
        >
          <h2 id="password-title">{t("password")}</h2>
          <p>{t("password_lead")}</p>
          <TextField field={fields.currentPassword} label={t("currentPassword")} type="password" autoComplete="current-password" />
          <div>
            <p>{t("password_rules")}</p>
            <ul>
              {RULES.map((rule) => (
                <li key={rule}>{t(`rule_${rule}`, { least: PASSWORD_LENGTH.least })}</li>
              ))}
            </ul>
          </div>
          <TextField field={fields.newPassword} label={t("newPassword")} type="password" autoComplete="new-password" />
          <TextField field={fields.confirmation} label={t("confirmation")} type="password" autoComplete="new-password" />
        </FormCard>
      </Form>
    </>
  );
}
