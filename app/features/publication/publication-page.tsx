import { useTranslation } from "react-i18next";
import { type About, ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import type { Crumb } from "#app/ui/composed/page-header/page-header.tsx";
import { IncompletePage } from "./incomplete-page.tsx";
import type { PublicationRefusal } from "./publication.ts";
import { SettledPage } from "./settled-page.tsx";

type Props = {
  title: string;
  live: boolean;
  about: About;
  back: Crumb;
  failure: PublicationRefusal | null | undefined;
  /** What unpublishing it would affect, in a sentence. */
  concerns?: string;
};

/** The question before something is published or unpublished; after a refusal the same question, whatever the state is by now. */
export function PublicationPage({ title, live, about, back, failure, concerns }: Props) {
  const { t } = useTranslation("publication");
  if (failure?.settled) return <SettledPage title={title} about={about} back={back} failure={failure} settled={failure.settled} />;
  if (failure?.missing?.length) return <IncompletePage title={title} about={about} back={back} missing={failure.missing} />;
  const { publish, version } = failure?.asked ?? { publish: !live };
  return (
    <ConfirmPage
      about={about}
      title={t(publish ? "publish_title" : "unpublish_title", { title })}
      text={[t(publish ? (version ? "publish_again_text" : "publish_text") : "unpublish_text"), !publish && concerns]
        .filter(Boolean)
        .join(" ")}
      confirm={failure?.overtaken ? t(publish ? "publish_anyway" : "unpublish_anyway") : t(publish ? "publish" : "unpublish")}
      tone="primary"
      back={back}
      failure={failure}
    >
      <input type="hidden" name="publish" value={publish ? "yes" : "no"} />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
    </ConfirmPage>
  );
}
