import { useTranslation } from "react-i18next";
import { nameIn } from "#app/features/chapter-form/all-names.ts";
import { EditorForm } from "#app/features/form/editor-form.tsx";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import type { ContextualView } from "#app/routes/app/$property/manage/$guideId/edit/contextual/contextual.server.ts";
import type { Completeness } from "#app/routes/app/$property/manage/$guideId/edit/contextual/languages.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import type { FormField } from "#app/ui/fields/field.ts";
import { RadioGroup } from "#app/ui/fields/radio-group/radio-group.tsx";
import { SegmentedControl } from "#app/ui/fields/segmented-control/segmented-control.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import styles from "./contextual.module.css";

/** In which languages the guide is live, how complete each is, and what people see without theirs. It holds at once. */
export function LanguagesForm({ of: { framed, languages, contradiction, values, refusal, constraint } }: { of: ContextualView }) {
  const { t } = useTranslation(["contextual", "chapters"]);
  const paths = usePaths();
  const { id, revision } = framed.guide;
  const standard = languages.find(({ isDefault }) => isDefault);
  const labels: Record<string, string> = { languageBehaviour: t("behaviour") };
  for (const { key, name, isDefault } of languages)
    labels[nameIn("status", key)] = isDefault ? t("chapters:default_language", { language: name }) : name;
  const form = useScreenForm({ id: `guide-languages-${revision}`, values, labels, constraint, revision });
  // Its fields come into being when they are asked for, so there is one for any name.
  const field = (name: string) => ({ ...form.field(name), field: form.field(name).field as FormField });
  const readOnly = refusal !== null;
  const hintOf = useCompleteness();
  return (
    <EditorForm of={form} discardTo={paths.guideContextual(id)} refusal={refusal} labelledBy="languages">
      <FormCard actions={null}>
        <h2 id="languages">{t("languages")}</h2>
        <p className={styles.note}>{t("languages_at_once")}</p>
        {contradiction && (
          <Notice status="warning" title={t(`odd_${contradiction}_title`, { language: standard?.name })}>
            <p>{t(`odd_${contradiction}_text`)}</p>
          </Notice>
        )}
        {languages.map(({ key, isDefault, name, written }) => (
          <div key={key} className={styles.language}>
            <SegmentedControl
              {...field(nameIn("status", key))}
              hint={hintOf(written)}
              readOnly={readOnly}
              options={[
                { value: "on", label: t("chapters:on") },
                { value: "off", label: t("chapters:off") },
              ]}
            />
            <ButtonLink
              to={paths.guideSteps(id, undefined, { lang: isDefault ? undefined : key })}
              size="small"
              label={t("texts_of", { language: name })}
            >
              {t("texts")}
            </ButtonLink>
          </div>
        ))}
        <RadioGroup
          {...field("languageBehaviour")}
          readOnly={readOnly}
          choices={[
            {
              value: "fallback_default",
              label: t("fallback_default", { language: standard?.name }),
              hint: t("fallback_hint", { language: standard?.name }),
            },
            { value: "hide", label: t("hide"), hint: t("hide_hint") },
          ]}
        />
      </FormCard>
    </EditorForm>
  );
}

/** How complete the guide is in a language, in words. */
function useCompleteness(): (written: Completeness) => string {
  const { t } = useTranslation("contextual");
  return (written) => {
    if (!written) return t("not_written");
    const steps = t("steps_written", { written: written.steps, count: written.count });
    return written.hasTitle ? steps : `${t("without_title")} ${steps}`;
  };
}
