import { useTranslation } from "react-i18next";
import { AlarmNotice } from "#app/features/alarms/alarm-notice.tsx";
import { ByRevision } from "#app/features/form/by-revision.tsx";
import { EditorForm } from "#app/features/form/editor-form.tsx";
import { LanguageTabs } from "#app/features/languages/language-tabs.tsx";
import { UnknownParts } from "#app/features/list/unknown-parts.tsx";
import { RemovalLink } from "#app/features/targeting/removal-link.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import type { EditedPlaced } from "./edited.server.ts";
import { type Noun, waysOf } from "./noun.ts";
import { OnPageLink } from "./on-page-link.tsx";
import { PlacedFields } from "./placed-fields.tsx";
import { usePlacedForm } from "./use-placed-form.ts";

type Props = { noun: Noun; of: EditedPlaced };

/** One tooltip or validator, with its text in one language at a time; everything else holds in all of them. */
export function PlacedEditor({ noun, of }: Props) {
  const { placed, language, written, enabled, alarm, refusal, onPage } = of;
  const { t } = useTranslation("hints");
  const ways = waysOf(usePaths(), noun);
  const { id, name, revision } = placed;
  return (
    <>
      <PageHeader
        title={name}
        crumbs={[{ label: t(`title_${noun}`), to: ways.list() }]}
        badges={
          <>
            <Badge tone={enabled ? "good" : "neutral"}>{t(enabled ? "on" : "off")}</Badge>{" "}
            {alarm && <Badge tone="warn">{t("failing")}</Badge>}
          </>
        }
        status={of.changed}
      >
        {onPage && <OnPageLink noun={noun} id={id} />}{" "}
        {refusal === null && (
          <RemovalLink
            to={ways.remove(id)}
            revision={revision}
            title={t("delete_title", { name })}
            text={t("delete_text")}
            isUsed={false}
          />
        )}
      </PageHeader>
      <UnknownParts problems={of.problems} />
      {alarm && <AlarmNotice of={noun} alarm={alarm} mayEdit={refusal === null} />}
      <LanguageTabs of={language} written={written} addressOf={(lang) => ways.one(id, lang)} />
      <ByRevision of={{ id: `${id} ${language.key}`, revision }}>
        <PlacedFormOf noun={noun} of={of} />
      </ByRevision>
    </>
  );
}

function PlacedFormOf({ noun, of: { placed, language, values, choices, constraint, refusal, captured } }: Props) {
  const ways = waysOf(usePaths(), noun);
  const { id, revision } = placed;
  const form = usePlacedForm({ id: `${noun}-${language.key}-${revision}`, values, constraint, revision, language: language.name });
  return (
    <EditorForm of={form} discardTo={ways.one(id, language.lang)} refusal={refusal}>
      <FormCard actions={null}>
        <PlacedFields noun={noun} form={form} choices={choices} captured={captured} readOnly={refusal !== null} />
      </FormCard>
    </EditorForm>
  );
}
