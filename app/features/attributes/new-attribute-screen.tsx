import { useTranslation } from "react-i18next";
import type { AttributeScope } from "#app/domain/users/attribute.ts";
import { CreateCard } from "#app/features/form/create-card.tsx";
import { type Constraints, useScreenForm } from "#app/features/form/use-screen-form.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { AttributeFields, useAttributeLabels } from "./attribute-fields.tsx";

export function NewAttributeScreen({ scope, constraint, back }: { scope: AttributeScope; constraint: Constraints; back: string }) {
  const { t } = useTranslation("attributes");
  const paths = usePaths();
  const labels = useAttributeLabels();
  const values = { key: "", displayName: "", dataType: "string", description: "" };
  const form = useScreenForm({ id: "attribute", values, labels, constraint });
  const list = paths.attributes(scope);
  return (
    <>
      <PageHeader title={t("new")} lead={t(`new_lead_${scope}`)} crumbs={[{ label: t(`title_${scope}`), to: list }]} />
      <CreateCard of={form} submit={t("create")} cancelTo={back}>
        <AttributeFields form={form} isNew />
      </CreateCard>
    </>
  );
}
