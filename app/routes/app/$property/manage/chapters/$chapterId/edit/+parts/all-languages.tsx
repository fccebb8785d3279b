import { useTranslation } from "react-i18next";
import { nameIn } from "#app/features/chapter-form/all-names.ts";
import { EditorForm } from "#app/features/form/editor-form.tsx";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import type { EditedChapter } from "#app/routes/app/$property/manage/chapters/$chapterId/edit/edited.server.ts";
import type { ShownLanguage } from "#app/routes/app/$property/manage/chapters/$chapterId/edit/languages.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import type { FormField } from "#app/ui/fields/field.ts";
import { RadioGroup } from "#app/ui/fields/radio-group/radio-group.tsx";
import { SegmentedControl } from "#app/ui/fields/segmented-control/segmented-control.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import styles from "./chapter.module.css";

/** What a chapter says in its languages, side by side, and what people see whose language is missing. */
export function AllLanguages({ of: { chapter, place, languages, values, publication, refusal, constraint } }: { of: EditedChapter }) {
  const { t } = useTranslation("chapters");
  const paths = usePaths();
  const shown = languages.filter(({ key }) => place.shown.includes(key));
  const labels: Record<string, string> = { languageBehaviour: t("behaviour") };
  for (const { key, name: language } of shown) {
    labels[nameIn("title", key)] = t("title_in", { language });
    labels[nameIn("subtitle", key)] = t("subtitle_in", { language });
    labels[nameIn("status", key)] = t("status_in", { language });
  }
  const id = `chapter-${place.lang}-${place.page}-${chapter.revision}`;
  const form = useScreenForm({ id, values, labels, constraint, revision: chapter.revision });
  // Its fields come into being when they are asked for, so there is one for any name.
  const field = (name: string) => ({ ...form.field(name), field: form.field(name).field as FormField });
  const readOnly = refusal !== null;
  const standard = languages.find(({ isDefault }) => isDefault)?.name;
  return (
    <EditorForm of={form} discardTo={paths.editChapter(chapter.id, place.query)} refusal={refusal} publication={publication}>
      <p className={styles.note}>{t("at_once")}</p>
      <div className={styles.languages}>
        {shown.map((language) => (
          <Language key={language.key} of={language} field={field} readOnly={readOnly} />
        ))}
      </div>
      <FormCard actions={null}>
        <RadioGroup
          {...field("languageBehaviour")}
          readOnly={readOnly}
          choices={[
            { value: "fallback_default", label: t("fallback_default", { language: standard }) },
            { value: "hide", label: t("hide") },
          ]}
        />
      </FormCard>
    </EditorForm>
  );
}

type LanguageProps = {
  of: ShownLanguage;
  field: (name: string) => Pick<Parameters<typeof TextField>[0], "field" | "label">;
  readOnly: boolean;
};

function Language({ of: { key, name, isDefault }, field, readOnly }: LanguageProps) {
  const { t } = useTranslation("chapters");
  return (
    <section className={styles.language} aria-label={name}>
      <h2 className={styles.name}>{isDefault ? t("default_language", { language: name }) : name}</h2>
      <TextField {...field(nameIn("title", key))} readOnly={readOnly} />
      <TextField {...field(nameIn("subtitle", key))} readOnly={readOnly} />
      <SegmentedControl
        {...field(nameIn("status", key))}
        readOnly={readOnly}
        options={[
          { value: "on", label: t("on") },
          { value: "off", label: t("off") },
        ]}
      />
    </section>
  );
}
