import { useTranslation } from "react-i18next";
import type { AudienceField } from "#app/features/audience/form-values.ts";
import { useAudienceLabels } from "#app/features/audience/use-audience-labels.ts";
import { EditorForm } from "#app/features/form/editor-form.tsx";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import type { EditedChapter } from "#app/routes/app/$property/manage/chapters/$chapterId/edit/edited.server.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { RadioGroup } from "#app/ui/fields/radio-group/radio-group.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { AudiencePart } from "./audience-part.tsx";

type FieldName = "title" | "subtitle" | "status" | AudienceField;

/** A chapter in one language; beside the default one, whom it is for. */
export function OneLanguage({ of }: { of: EditedChapter }) {
  const { chapter, place, languages, publication, refusal, constraint } = of;
  const values = of.values as Record<FieldName, string>;
  const { t } = useTranslation(["chapters", "manage"]);
  const paths = usePaths();
  const labels: Record<FieldName, string> = {
    title: t("manage:title"),
    subtitle: t("manage:subtitle"),
    status: t("status"),
    ...useAudienceLabels(),
  };
  const form = useScreenForm({ id: `chapter-${place.lang}-${chapter.revision}`, values, labels, constraint, revision: chapter.revision });
  const readOnly = refusal !== null;
  const shown = languages.find(({ key }) => key === place.lang);
  const language = shown?.name ?? place.lang;
  return (
    <EditorForm of={form} discardTo={paths.editChapter(chapter.id, place.query)} refusal={refusal} publication={publication}>
      <FormCard actions={null}>
        <TextField {...form.field("title")} readOnly={readOnly} hint={shown?.isDefault ? undefined : t("empty_hint", { language })} />
        <TextField {...form.field("subtitle")} readOnly={readOnly} />
        <RadioGroup
          {...form.field("status")}
          hint={t("at_once")}
          readOnly={readOnly}
          choices={[
            { value: "on", label: t("on"), hint: t("on_hint", { language }) },
            { value: "off", label: t("off"), hint: shown?.isDefault ? t("default_off_hint") : t("off_hint", { language }) },
          ]}
        />
      </FormCard>
      {shown?.isDefault && <AudiencePart of={of} field={form.field} />}
    </EditorForm>
  );
}
