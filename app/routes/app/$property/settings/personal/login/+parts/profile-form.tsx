import { useTranslation } from "react-i18next";
import { ScreenForm } from "#app/features/form/screen-form.tsx";
import { type Constraints, type FormAnswer, useScreenForm } from "#app/features/form/use-screen-form.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";

type Profile = { name: string; email: string; language: "automatic" | "en" | "de" };
type Props = { profile: Profile; constraint: Constraints; answer: FormAnswer | null | undefined };

/** The person's name and the language of the dashboard. */
export function ProfileForm({ profile: { name, email, language }, constraint, answer }: Props) {
  const { t } = useTranslation("settings");
  const form = useScreenForm({
    id: "profile",
    values: { name, language },
    labels: { name: t("name"), language: t("language") },
    constraint,
    answer,
  });
  const languages = [
    { value: "automatic", label: t("language_automatic") },
    { value: "en", label: "English" },
    { value: "de", label: "Deutsch" },
  ];
  return (
    <ScreenForm of={form} labelledBy="profile-title">
      <FormCard
        actions={
          <Button tone="primary" name="intent" value="profile">
            {t("save_profile")}
          </Button>
        }
      >
        <h2 id="profile-title">{t("profile")}</h2>
        <p>{t("signed_in_as", { email })}</p>
        <TextField {...form.field("name")} autoComplete="name" />
        <SelectField {...form.field("language")} options={languages} />
      </FormCard>
    </ScreenForm>
  );
}
