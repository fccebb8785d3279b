import { useTranslation } from "react-i18next";
import type { AttributeScope, DataType } from "#app/domain/users/attribute.ts";
import { ByRevision } from "#app/features/form/by-revision.tsx";
import { EditorForm } from "#app/features/form/editor-form.tsx";
import { type Constraints, useScreenForm } from "#app/features/form/use-screen-form.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { UsedBy } from "#app/ui/composed/used-by/used-by.tsx";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import { AttributeFields, useAttributeLabels } from "./attribute-fields.tsx";
import type { ShownRefusals } from "./attribute-list.ts";
import { Refused, StatusLink } from "./attribute-table.tsx";
import styles from "./attributes.module.css";

type Props = {
  scope: AttributeScope;
  attribute: { id: number; key: string; displayName: string; description: string; dataType: DataType; archived: boolean; revision: number };
  refused: ShownRefusals | null;
  segments: { id: number; name: string }[];
  refusal: string | null;
  constraint: Constraints;
};

/** One attribute: its form, what was kept out of it, and what uses it. */
export function AttributeScreen(props: Props) {
  const { scope, attribute, refused, segments, refusal } = props;
  const { t } = useTranslation("attributes");
  const paths = usePaths();
  return (
    <>
      <PageHeader
        title={attribute.displayName || attribute.key}
        crumbs={[{ label: t(`title_${scope}`), to: paths.attributes(scope) }]}
        badges={attribute.archived && <Badge>{t("state_archived")}</Badge>}
      >
        {refusal === null && <StatusLink of={{ ...attribute, scope }} />}
      </PageHeader>
      <div className={styles.editor}>
        {refused && (
          <Notice status="warning" title={t("refused")}>
            <p>
              <Refused refused={refused} />
            </p>
          </Notice>
        )}
        <ByRevision of={attribute}>
          <AttributeForm {...props} />
        </ByRevision>
        <UsedBy uses={segments.map(({ id, name }) => ({ kind: "user_segment", id, title: name }))} nowhereText={t("used_nowhere_text")} />
      </div>
    </>
  );
}

function AttributeForm({ scope, attribute, refusal, constraint }: Props) {
  const paths = usePaths();
  const labels = useAttributeLabels();
  const { id, key, displayName, dataType, description, revision } = attribute;
  const form = useScreenForm({
    id: `attribute-${revision}`,
    values: { key, displayName, dataType, description },
    labels,
    constraint,
    revision,
  });
  return (
    <EditorForm of={form} discardTo={paths.attribute(scope, id)} refusal={refusal}>
      <FormCard actions={null}>
        <AttributeFields form={form} readOnly={refusal !== null} />
      </FormCard>
    </EditorForm>
  );
}
