import { useTranslation } from "react-i18next";
import type { LinkedMessage } from "#app/routes/app/$property/messages/list/$messageId/link/linked-message.server.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";

/** Whether there is a public link, for whom, and how often they answer. */
export function LinkSettings({ of: { isOn, anonymous, once } }: { of: LinkedMessage["link"] }) {
  const { t } = useTranslation("messages");
  return (
    <Form method="post" key={`${isOn} ${anonymous} ${once}`}>
      <FormCard
        actions={
          <Button name="intent" value="save" tone="primary">
            {t("common:save_changes")}
          </Button>
        }
      >
        <h2>{t("public_link_settings")}</h2>
        <CheckboxField
          field={plainField("isOn", { initialValue: isOn ? "on" : "" })}
          label={t("public_link_on")}
          hint={t("public_link_on_hint")}
        />
        <CheckboxField
          field={plainField("anonymous", { initialValue: anonymous ? "on" : "" })}
          label={t("public_link_anonymous")}
          hint={t("public_link_anonymous_hint")}
        />
        <CheckboxField
          field={plainField("single", { initialValue: once ? "on" : "" })}
          label={t("public_link_once")}
          hint={t("public_link_once_hint")}
        />
      </FormCard>
    </Form>
  );
}
