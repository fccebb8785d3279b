import { useForm } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { FormProblems } from "../../../../../../../features/form-problems.tsx";
import { FormCard } from "../../../../../../../ui/composed/form-card/form-card.tsx";
import { SelectField } from "../../../../../../../ui/fields/select-field.tsx";
import { TextField } from "../../../../../../../ui/fields/text-field.tsx";
import { Button } from "../../../../../../../ui/primitives/button/button.tsx";
import { Form } from "../../../../../../../ui/primitives/link/form.tsx";
import type { Constraints, FormAnswer } from "./form-answer.ts";

type Profile = { name: string; email: string; language: "automatic" | "en" | "de" };
type Props = { profile: Profile; constraint: Constraints; result?: FormAnswer };

/** One's name and the language of the dashboard. */
export function ProfileForm({ profile, constraint, result }: Props) {
  const { t } = useTranslation("settings");
  const [form, fields] = useForm<Pick<Profile, "name" | "language">, string[]>({
    id: "profile",
    constraint,
    lastResult: result?.submission,
    defaultValue: profile,
  });
  const labels = {
    name: { label: t("name"), id: fields.name.id, limit: fields.name.maxLength },
    language: { label: t("language"), id: fields.language.id },
  };
  const languages = [
    { value: "automatic", label: t("language_automatic") },
    { value: "en", label: "English" },
    { value: "de", label: "Deutsch" },
  ];
  return (
    <>
      <FormProblems form={form} failure={result?.failure} fields={labels} />
      <Form
        method="post"
        id={form.id}
        noValidate={form.noValidate}
        onSubmit={form.onSubmit}
        aria-labelledby="profile-title"
        // A page keeps the language that it came in.
        reloadDocument
      >
        <FormCard
          actions={
            <Button tone="primary" name="intent" value="profile">
              {t("save_profile")}
            </Button>
          }
        >
          <h2 id="profile-title">{t("profile")}</h2>
          <p>{t("signed_in_as", { email: profile.email })}</p>
          <TextField field={fields.name} label={t("name")} autoComplete="name" />
          <SelectField field={fields.language} label={t("language")} options={languages} />
        </FormCard>
      </Form>
    </>
  );
}
