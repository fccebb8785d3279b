import { useTranslation } from "react-i18next";
import { useOptions } from "#app/features/audience/use-options.ts";
import { type Constraints, sentValues, useFormAnswer } from "#app/features/form/use-screen-form.ts";
import type { ContentLanguage } from "#app/features/languages/content-language.server.ts";
import type { LibraryImage } from "#app/features/media/image-library.tsx";
import type { WelcomeField } from "#app/features/popups/form-values.server.ts";
import { PopupForm } from "#app/features/popups/popup-form.tsx";
import { usePopupLabels } from "#app/features/popups/use-popup-labels.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { welcomeSlidePaths } from "#app/paths/welcome-slide.ts";
import { Combobox } from "#app/ui/fields/combobox/combobox.tsx";
import type { FieldProps } from "#app/ui/fields/field.ts";

type Guides = { id: number; name: string }[];
type Props = {
  of: { id: number; revision: number };
  language: Pick<ContentLanguage, "key" | "lang" | "isDefault" | "all">;
  values: Record<WelcomeField, string>;
  images: LibraryImage[];
  guides: Guides;
  refusal: string | null;
  constraint: Constraints;
};

/** What everybody sees once before anything else, in one language, and how it looks. */
export function WelcomeForm({ of: { id, revision }, language, guides, ...edited }: Props) {
  const { t } = useTranslation("customize");
  const paths = usePaths();
  const { lang } = language;
  const slidePaths = welcomeSlidePaths(paths);
  // That which a form that came back was merged with.
  const slide = sentValues(useFormAnswer()).slide ?? String(id);
  return (
    <PopupForm<WelcomeField>
      {...edited}
      popup={{ kind: "welcome", revision }}
      labels={{ ...usePopupLabels(), enabled: t("welcome_enabled"), guide: t("welcome_guide") }}
      language={language}
      at={{ own: paths.welcomeSlide(lang), preview: slidePaths.drawnWelcomeSlide(lang), model: slidePaths.welcomeSlideModel(lang) }}
      words={{
        saving: t("welcome_at_once"),
        headline: t("welcome_headline_hint"),
        wayOut: t("welcome_way_out_hint"),
        defaultOff: t("welcome_default_off_hint"),
        without: t("welcome_hidden"),
        hidden: undefined,
        inDefault: ({ standard }) => t("welcome_in", { standard }),
      }}
      actions={null}
      picturesElsewhere
      start={(field, readOnly) => (
        <>
          <input type="hidden" name="slide" value={slide} />
          <GuideChoice {...field("guide")} guides={guides} readOnly={readOnly} />
        </>
      )}
    />
  );
}

function GuideChoice({ guides, ...field }: Pick<FieldProps, "field" | "label"> & { guides: Guides; readOnly: boolean }) {
  const { t } = useTranslation("customize");
  const options = useOptions([{ value: "", label: t("welcome_no_guide") }], guides, field.field);
  return <Combobox {...field} hint={t("welcome_guide_hint")} options={options} />;
}
