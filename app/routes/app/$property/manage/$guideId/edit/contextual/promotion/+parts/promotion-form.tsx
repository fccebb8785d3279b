import { useTranslation } from "react-i18next";
import type { Constraints } from "#app/features/form/use-screen-form.ts";
import type { ContentLanguage } from "#app/features/languages/content-language.server.ts";
import type { LibraryImage } from "#app/features/media/image-library.tsx";
import type { PopupField } from "#app/features/popups/form-values.server.ts";
import { PopupForm } from "#app/features/popups/popup-form.tsx";
import { usePopupLabels } from "#app/features/popups/use-popup-labels.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";

type Props = {
  guide: { id: number; revision: number };
  language: Pick<ContentLanguage, "key" | "lang" | "isDefault" | "all">;
  values: Record<PopupField, string>;
  images: LibraryImage[];
  refusal: string | null;
  constraint: Constraints;
};

/** What people see before the guide starts by itself, in one language, and how it looks. */
export function PromotionForm({ guide: { id, revision }, language, ...edited }: Props) {
  const { t } = useTranslation("contextual");
  const paths = usePaths();
  return (
    <PopupForm
      {...edited}
      popup={{ kind: "promotion", revision }}
      labels={usePopupLabels()}
      language={language}
      at={{
        own: paths.guidePromotion(id, language.lang),
        preview: paths.promotionPreview(id, language.lang),
        model: paths.guidePreviewModel(id, language.lang),
      }}
      words={{
        saving: t("popup_waits"),
        headline: t("headline_hint"),
        wayOut: t("way_out_hint"),
        defaultOff: t("popup_default_off_hint"),
        without: t("without_popup"),
        hidden: t("without_popup_hint"),
        inDefault: ({ standard }) => t("popup_in", { standard }),
      }}
      actions={<ButtonLink to={paths.guideContextual(id)}>{t("to_overview")}</ButtonLink>}
    />
  );
}
