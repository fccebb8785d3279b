import { useTranslation } from "react-i18next";
import { EditorForm } from "#app/features/form/editor-form.tsx";
import { type Constraints, useScreenForm } from "#app/features/form/use-screen-form.ts";
import type { ContentLanguage } from "#app/features/languages/content-language.server.ts";
import type { LibraryImage } from "#app/features/media/image-library.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import type { PromotionField } from "#app/routes/app/$property/manage/$guideId/edit/contextual/promotion/form-values.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { FieldGroup } from "#app/ui/fields/field-group.tsx";
import { RadioGroup } from "#app/ui/fields/radio-group/radio-group.tsx";
import { TextArea } from "#app/ui/fields/text-area.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { PictureFields } from "./picture-fields.tsx";
import styles from "./promotion.module.css";
import { PromotionPreview } from "./promotion-preview.tsx";
import { usePromotionLabels } from "./use-promotion-labels.ts";

type Props = {
  guide: { id: number; revision: number };
  language: Pick<ContentLanguage, "key" | "lang" | "isDefault" | "all">;
  values: Record<PromotionField, string>;
  images: LibraryImage[];
  refusal: string | null;
  constraint: Constraints;
};

/** What people see before the guide starts by itself, in one language, and how it looks. */
export function PromotionForm({ guide, language, values, images, refusal, constraint }: Props) {
  const { t } = useTranslation("contextual");
  const paths = usePaths();
  const { key, lang, all, isDefault } = language;
  const labels = usePromotionLabels();
  const { field, ...form } = useScreenForm({
    id: `promotion-${key}-${guide.revision}`,
    values,
    labels,
    constraint,
    revision: guide.revision,
  });
  const readOnly = refusal !== null;
  const nameOf = (wanted: (each: ContentLanguage["all"][number]) => boolean) => all.find(wanted)?.name ?? key;
  const names = { language: nameOf((each) => each.key === key), standard: nameOf((each) => each.isDefault) };
  return (
    <EditorForm of={form} discardTo={paths.guidePromotion(guide.id, lang)} refusal={refusal}>
      <div className={styles.columns}>
        <FormCard actions={<ButtonLink to={paths.guideContextual(guide.id)}>{t("to_overview")}</ButtonLink>}>
          <p className={styles.note}>{t("popup_waits")}</p>
          <CheckboxField {...field("enabled")} hint={t("every_language")} readOnly={readOnly} />
          <FieldGroup label={t("texts_group")}>
            <TextField {...field("headline")} hint={t("headline_hint")} readOnly={readOnly} />
            <TextArea {...field("content")} readOnly={readOnly} />
          </FieldGroup>
          <PictureFields field={field} images={images} several={all.length > 1} readOnly={readOnly} />
          <FieldGroup label={t("more_group")}>
            <CheckboxField {...field("info")} hint={t("every_language")} readOnly={readOnly} />
            <TextArea {...field("infoText")} hint={t("info_hint")} readOnly={readOnly} rows={2} />
            <CheckboxField {...field("link")} hint={t("every_language")} readOnly={readOnly} />
            <TextField {...field("linkUrl")} readOnly={readOnly} />
            <TextField {...field("linkTitle")} readOnly={readOnly} />
          </FieldGroup>
          <FieldGroup label={t("buttons_group")}>
            <CheckboxField {...field("startButton")} readOnly={readOnly} />
            <TextField {...field("startLabel")} hint={t("label_hint")} readOnly={readOnly} />
            <CheckboxField {...field("laterButton")} hint={t("way_out_hint")} readOnly={readOnly} />
            <TextField {...field("laterLabel")} hint={t("label_hint")} readOnly={readOnly} />
            <CheckboxField {...field("leaveIcon")} readOnly={readOnly} />
            <TextField {...field("leaveLabel")} hint={t("label_hint")} readOnly={readOnly} />
          </FieldGroup>
          <RadioGroup
            {...field("status")}
            readOnly={readOnly}
            choices={[
              { value: "on", label: t("chapters:on"), hint: t("popup_on_hint", names) },
              { value: "off", label: t("chapters:off"), hint: t(isDefault ? "popup_default_off_hint" : "popup_off_hint", names) },
            ]}
          />
          <RadioGroup
            {...field("languageBehaviour")}
            readOnly={readOnly}
            choices={[
              { value: "hide", label: t("without_popup"), hint: t("without_popup_hint") },
              { value: "fallback_default", label: t("popup_in", names) },
            ]}
          />
        </FormCard>
        <PromotionPreview src={paths.promotionPreview(guide.id, lang)} key={guide.revision} />
      </div>
    </EditorForm>
  );
}
