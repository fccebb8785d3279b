import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EditorForm } from "#app/features/form/editor-form.tsx";
import { type Constraints, useScreenForm } from "#app/features/form/use-screen-form.ts";
import type { ContentLanguage } from "#app/features/languages/content-language.server.ts";
import type { LibraryImage } from "#app/features/media/image-library.tsx";
import { languageName } from "#app/i18n/language-name.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import type { FieldProps } from "#app/ui/fields/field.ts";
import { FieldGroup } from "#app/ui/fields/field-group.tsx";
import { RadioGroup } from "#app/ui/fields/radio-group/radio-group.tsx";
import { TextArea } from "#app/ui/fields/text-area.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import type { PopupField } from "./form-values.server.ts";
import { PictureFields } from "./picture-fields.tsx";
import { PopupPreview } from "./popup-preview.tsx";
import styles from "./popups.module.css";

type Props<Name extends string> = {
  /** What names the form besides its language, and the revision that its values were read at; 0 for one that is not there any more. */
  popup: { kind: string; revision: number };
  language: Pick<ContentLanguage, "key" | "lang" | "isDefault" | "all">;
  values: Record<Name | PopupField, string>;
  labels: Record<Name | PopupField, string>;
  images: LibraryImage[];
  refusal: string | null;
  constraint: Constraints;
  /** The addresses of the screen itself, of the popup as it is saved, and of what it is drawn with while it is typed. */
  at: { own: string; preview: string; model: string };
  words: Words;
  actions: ReactNode;
  /** Whether its action saves the form and leads to an upload or to all images, as `intent` says. */
  picturesElsewhere?: boolean;
  /** Further fields of what its start button does. */
  start?: (field: (name: Name | PopupField) => Pick<FieldProps, "field" | "label">, readOnly: boolean) => ReactNode;
};

/** What a language is called, and the default one. */
type Names = { language: string; standard: string };

/** What is said of this kind of popup. */
type Words = {
  /** What saving does. */
  saving: string;
  /** What stands for an empty headline. */
  headline: string;
  /** That people must be able to close it. */
  wayOut: string;
  /** What becomes of people whose language has no text, where that of the default language is off. */
  defaultOff: string;
  /** That those do not see it, what becomes of them then, and that they see it in the default language. */
  without: string;
  hidden: string | undefined;
  inDefault: (names: Names) => string;
};

/** What a popup says in one language, what of it shows, and how it looks. */
export function PopupForm<Name extends string = PopupField>({ popup, language, values, labels, at, words, ...edited }: Props<Name>) {
  const { images, refusal, constraint, actions, start, picturesElsewhere = false } = edited;
  const { t, i18n } = useTranslation("contextual");
  const { key, all, isDefault } = language;
  const { field, ...form } = useScreenForm<Name | PopupField>({
    id: `${popup.kind}-${key}-${popup.revision}`,
    values,
    labels,
    constraint,
    revision: popup.revision,
  });
  const readOnly = refusal !== null;
  // In the language of the sentences that they stand in.
  const nameOf = (language: string) => languageName(language, i18n.language);
  const names: Names = { language: nameOf(key), standard: nameOf(all.find((each) => each.isDefault)?.key ?? key) };
  return (
    <EditorForm of={form} discardTo={at.own} refusal={refusal}>
      <div className={styles.columns}>
        <FormCard actions={actions}>
          <p className={styles.note}>{words.saving}</p>
          <CheckboxField {...field("enabled")} hint={t("every_language")} readOnly={readOnly} />
          <FieldGroup label={t("texts_group")}>
            <TextField {...field("headline")} hint={words.headline} readOnly={readOnly} />
            <TextArea {...field("content")} readOnly={readOnly} />
          </FieldGroup>
          <PictureFields field={field} images={images} several={all.length > 1} elsewhere={picturesElsewhere} readOnly={readOnly} />
          <FieldGroup label={t("more_group")}>
            <CheckboxField {...field("info")} hint={t("every_language")} readOnly={readOnly} />
            <TextArea {...field("infoText")} hint={t("info_hint")} readOnly={readOnly} rows={2} />
            <CheckboxField {...field("link")} hint={t("every_language")} readOnly={readOnly} />
            <TextField {...field("linkUrl")} readOnly={readOnly} />
            <TextField {...field("linkTitle")} readOnly={readOnly} />
          </FieldGroup>
          <FieldGroup label={t("buttons_group")}>
            {start?.(field, readOnly)}
            <CheckboxField {...field("startButton")} readOnly={readOnly} />
            <TextField {...field("startLabel")} hint={t("label_hint")} readOnly={readOnly} />
            <CheckboxField {...field("laterButton")} hint={words.wayOut} readOnly={readOnly} />
            <TextField {...field("laterLabel")} hint={t("label_hint")} readOnly={readOnly} />
            <CheckboxField {...field("leaveIcon")} readOnly={readOnly} />
            <TextField {...field("leaveLabel")} hint={t("label_hint")} readOnly={readOnly} />
          </FieldGroup>
          <RadioGroup
            {...field("status")}
            readOnly={readOnly}
            choices={[
              { value: "on", label: t("chapters:on"), hint: t("popup_on_hint", names) },
              { value: "off", label: t("chapters:off"), hint: isDefault ? words.defaultOff : t("popup_off_hint", names) },
            ]}
          />
          <RadioGroup
            {...field("languageBehaviour")}
            readOnly={readOnly}
            choices={[
              { value: "hide", label: words.without, hint: words.hidden },
              { value: "fallback_default", label: words.inDefault(names) },
            ]}
          />
        </FormCard>
        {popup.revision > 0 && <PopupPreview form={form.element} at={at} isStale={form.answer !== undefined} key={popup.revision} />}
      </div>
    </EditorForm>
  );
}
