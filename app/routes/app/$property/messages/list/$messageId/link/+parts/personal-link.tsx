import { useTranslation } from "react-i18next";
import { CopyField } from "#app/ui/composed/copy-field/copy-field.tsx";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { ErrorSummary } from "#app/ui/fields/error-summary.tsx";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";

type Made = { person: string; address: string | null; code: string | null };

/** Makes the link of one person, by the id that the application knows them by. */
export function PersonalLink({ made }: { made: Made | null }) {
  const { t } = useTranslation(["messages", "errors"]);
  const errors = made?.code ? [made.code] : undefined;
  const label = t("personal_link_person");
  return (
    <Form method="post">
      <FormCard
        actions={
          <Button name="intent" value="personal">
            {t("personal_link_make")}
          </Button>
        }
      >
        <h2>{t("personal_link")}</h2>
        <p>{t("personal_link_text")}</p>
        <ErrorSummary
          answer={made}
          entries={(errors ?? []).map((code) => ({
            key: code,
            href: "#person",
            text: `${label}: ${(t as (key: string, values: object) => string)(code, { ns: "errors" })}`,
          }))}
        />
        <TextField
          field={plainField("person", { initialValue: made?.person ?? "", required: true, errors })}
          label={label}
          hint={t("personal_link_person_hint")}
        />
        <p className="visually-hidden" role="status">
          {made?.address && t("personal_link_made", { person: made.person })}
        </p>
        {made?.address && <CopyField label={t("personal_link_of", { person: made.person })} text={made.address} />}
      </FormCard>
    </Form>
  );
}
