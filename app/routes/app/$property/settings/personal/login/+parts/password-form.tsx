import { useTranslation } from "react-i18next";
import { PASSWORD_LENGTH } from "#app/domain/access/password.ts";
import { ScreenForm } from "#app/features/form/screen-form.tsx";
import { type Constraints, type FormAnswer, useScreenForm } from "#app/features/form/use-screen-form.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";

type Props = { constraint: Constraints; answer: FormAnswer | null | undefined };

const RULES = ["too_short", "no_lowercase", "no_uppercase", "no_digit", "no_special"] as const;

/** A new password, with its rules. Answers never contain passwords: the fields keep them only while there was no answer. */
export function PasswordForm({ constraint, answer }: Props) {
  const { t } = useTranslation("settings");
  const form = useScreenForm({
    id: "password",
    values: { currentPassword: "", newPassword: "", confirmation: "" },
    labels: { currentPassword: t("currentPassword"), newPassword: t("newPassword"), confirmation: t("confirmation") },
    constraint,
    answer,
  });
  return (
    <ScreenForm of={form} labelledBy="password-title">
      <FormCard
        actions={
          <Button tone="primary" name="intent" value="password">
            {t("change_password")}
          </Button>
        }
      >
        <h2 id="password-title">{t("password")}</h2>
        <p>{t("password_lead")}</p>
        <TextField {...form.field("currentPassword")} type="password" autoComplete="current-password" />
        <div>
          <p>{t("password_rules")}</p>
          <ul>
            {RULES.map((rule) => (
              <li key={rule}>{t(`rule_${rule}`, { least: PASSWORD_LENGTH.least })}</li>
            ))}
          </ul>
        </div>
        <TextField {...form.field("newPassword")} type="password" autoComplete="new-password" />
        <TextField {...form.field("confirmation")} type="password" autoComplete="new-password" />
      </FormCard>
    </ScreenForm>
  );
}
