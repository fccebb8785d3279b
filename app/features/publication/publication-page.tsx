import { useTranslation } from "react-i18next";
import type { FormFailure } from "#app/domain/forms/form-failure.ts";
import { type About, ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import type { Crumb } from "#app/ui/composed/page-header/page-header.tsx";

type Props = {
  title: string;
  live: boolean;
  about: About;
  back: Crumb;
  failure: FormFailure | null | undefined;
  /** What unpublishing it would affect, in a sentence. */
  concerns?: string;
};

/** The question before something is published or unpublished. */
export function PublicationPage({ title, live, about, back, failure, concerns }: Props) {
  const { t } = useTranslation("publication");
  return (
    <ConfirmPage
      about={about}
      title={t(live ? "unpublish_title" : "publish_title", { title })}
      text={[t(live ? "unpublish_text" : "publish_text"), live && concerns].filter(Boolean).join(" ")}
      confirm={failure?.overtaken ? t(live ? "unpublish_anyway" : "publish_anyway") : t(live ? "unpublish" : "publish")}
      tone="primary"
      back={back}
      failure={failure}
    >
      <input type="hidden" name="publish" value={live ? "no" : "yes"} />
    </ConfirmPage>
  );
}
