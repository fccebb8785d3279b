import { useTranslation } from "react-i18next";
import { ByRevision } from "#app/features/form/by-revision.tsx";
import { LanguageTabs } from "#app/features/languages/language-tabs.tsx";
import { UnknownParts } from "#app/features/list/unknown-parts.tsx";
import { MessageState } from "#app/features/messages/message-state.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import type { EditedQuestions } from "#app/routes/app/$property/messages/survey/edit/$surveyId/questions/edited.server.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { QuestionsForm } from "./questions-form.tsx";
import { Unfinished } from "./unfinished.tsx";

/** The pages of a survey with their questions, one of them open, and the course that people take through them. */
export function QuestionsEditor({ of }: { of: EditedQuestions }) {
  const { t } = useTranslation(["questions", "messages"]);
  const paths = usePaths();
  const { message, language, open } = of;
  return (
    <>
      <PageHeader
        title={of.title}
        lead={t("lead")}
        crumbs={[
          { label: t("messages:title_surveys"), to: paths.surveys() },
          { label: message.title || t("messages:untitled"), to: paths.message("survey", message.id, language.lang) },
        ]}
        badges={<MessageState of={{ visibility: message.visibility, hasUnpublishedChanges: of.hasUnpublishedChanges }} />}
        status={of.changed}
      >
        <ButtonLink to={paths.message("survey", message.id, language.lang)}>{t("to_survey")}</ButtonLink>{" "}
        <ButtonLink to={paths.previewMessage(message.id)}>{t("messages:preview")}</ButtonLink>
      </PageHeader>
      <UnknownParts problems={of.problems} />
      <LanguageTabs of={language} written={of.written} addressOf={(lang) => paths.surveyQuestions(message.id, { part: open?.id, lang })} />
      <Unfinished of={of} />
      <ByRevision of={{ id: `${message.id} ${open?.id} ${language.key}`, revision: message.revision }}>
        <QuestionsForm of={of} />
      </ByRevision>
    </>
  );
}
