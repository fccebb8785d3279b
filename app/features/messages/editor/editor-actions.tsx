import { useTranslation } from "react-i18next";
import { isPutAway } from "#app/domain/messages/message.ts";
import { ConfirmLink } from "#app/features/confirm/confirm-link.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import type { EditedMessage } from "./edited.server.ts";

/** What can be done with a whole message, beside saving it. */
export function EditorActions({ of: { message, language, written, title, refusal, mayCopy, mayViewResults } }: { of: EditedMessage }) {
  const { t } = useTranslation(["messages", "questions"]);
  const paths = usePaths();
  const { id, type, revision, visibility } = message;
  const isTranslatable = language.all.length > 1 && written.some(({ key }) => key === language.key);
  const elsewhere = (
    <>
      {type === "survey" && (
        <>
          <ButtonLink to={paths.surveyQuestions(id, { lang: language.lang })}>{t("questions:questions")}</ButtonLink>{" "}
        </>
      )}
      <ButtonLink to={paths.previewMessage(id)}>{t("preview")}</ButtonLink>{" "}
      {mayViewResults && <ButtonLink to={paths.resultsOf(type, id)}>{t("results")}</ButtonLink>}{" "}
      <ButtonLink to={paths.messageHistory(id)}>{t("history:title")}</ButtonLink>{" "}
      {type !== "announcement" && <ButtonLink to={paths.publicLink(id)}>{t("public_link")}</ButtonLink>}
    </>
  );
  if (isPutAway(visibility)) {
    return (
      <>
        {elsewhere}{" "}
        {mayCopy && (
          <Form method="post" action={paths.bringBackMessage(id)}>
            <input type="hidden" name="revision" value={revision} />
            <Button>{t("bring_back")}</Button>
          </Form>
        )}
      </>
    );
  }
  return (
    <>
      {elsewhere}{" "}
      {mayCopy && (
        <Form method="post" action={paths.copyMessage(id)}>
          <Button>{t("duplicate")}</Button>
        </Form>
      )}{" "}
      {refusal === null && isTranslatable && <ButtonLink to={paths.translateMessage(id, language.lang)}>{t("translate")}</ButtonLink>}{" "}
      {refusal === null && (
        <ConfirmLink
          to={paths.archiveMessage(id)}
          revision={revision}
          title={t("archive_title", { title })}
          text={t("archive_text")}
          confirm={t("archive")}
          look={{}}
        />
      )}
    </>
  );
}
