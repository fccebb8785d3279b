import { useTranslation } from "react-i18next";
import { isPutAway } from "#app/domain/messages/message.ts";
import { MessageActions } from "#app/features/messages/message-actions.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import type { EditedMessage } from "./edited.server.ts";

/** What can be done with a whole message, beside saving it: what is done most stands open, all else in a menu. */
export function EditorActions({ of }: { of: EditedMessage }) {
  const { t } = useTranslation(["messages", "questions"]);
  const paths = usePaths();
  const { message, language, title, refusal, mayCopy, mayViewResults } = of;
  const { id, type, revision, visibility } = message;
  const isArchived = isPutAway(visibility);
  const may = { change: refusal === null, copy: mayCopy && !isArchived, results: mayViewResults };
  return (
    <>
      {type === "survey" && (
        <>
          <ButtonLink to={paths.surveyQuestions(id, { lang: language.lang })}>{t("questions:questions")}</ButtonLink>{" "}
        </>
      )}
      <ButtonLink to={paths.previewMessage(id)}>{t("preview")}</ButtonLink>{" "}
      {isArchived && mayCopy && (
        <Form method="post" action={paths.bringBackMessage(id)}>
          <input type="hidden" name="revision" value={revision} />
          <Button>{t("bring_back")}</Button>
        </Form>
      )}{" "}
      <MessageActions of={{ id, type, title, revision, visibility, may }} first={<EditorEntries of={of} />} />
    </>
  );
}

/** Those entries of the menu that a list does not have. */
function EditorEntries({ of }: { of: EditedMessage }) {
  const { message, language, written, refusal } = of;
  const { t } = useTranslation(["messages", "history", "publishing"]);
  const paths = usePaths();
  const { id } = message;
  const isTranslatable = refusal === null && language.all.length > 1 && written.some(({ key }) => key === language.key);
  const entry = { tone: "quiet", size: "block" } as const;
  return (
    <>
      <ButtonLink to={paths.messageHistory(id)} {...entry}>
        {t("history:title")}
      </ButtonLink>
      <ButtonLink to={paths.messageApproval(id)} {...entry}>
        {t("publishing:review_title")}
      </ButtonLink>
      {isTranslatable && (
        <ButtonLink to={paths.translateMessage(id, language.lang)} {...entry}>
          {t("translate")}
        </ButtonLink>
      )}
    </>
  );
}
