import { useTranslation } from "react-i18next";
import { MESSAGE_TEXT_LIMITS } from "#app/domain/messages/message-texts.ts";
import { useFormAnswer } from "#app/features/form/use-screen-form.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import type { EditedMessage } from "./edited.server.ts";
import { fieldLimit } from "./field-limit.ts";
import { FURTHER, formIdOf } from "./fields.ts";

/** What is wrong with what is stored in this language: first what keeps it from being published, then what does not (specification 1, section 5). */
export function Problems({ of: { found, message, language } }: { of: Pick<EditedMessage, "found" | "message" | "language"> }) {
  const { t } = useTranslation(["messages", "errors"]);
  const paths = usePaths();
  const said = (blocks: boolean) =>
    found
      .filter((each) => each.blocks === blocks)
      .map(({ field, code, part, leads }) => ({
        text: `${t(`field_${field}`)}: ${
          field === FURTHER && code === "text_error_too_long"
            ? t("errors:text_error_one_too_long")
            : t(`errors:${code}`, { limit: fieldLimit(field, MESSAGE_TEXT_LIMITS)?.most, address: leads })
        }`,
        to:
          field === FURTHER
            ? paths.surveyQuestions(message.id, { part, lang: language.lang })
            : `#${formIdOf({ message, language })}-${field}`,
      }));
  // A form that came back says itself what is missing in it, which may be another thing than in what is stored.
  const cameBack = useFormAnswer()?.submission !== undefined;
  const [blocking, warnings] = cameBack ? [[], []] : [said(true), said(false)];
  if (message.visibility === "archived" || message.visibility === "deleted") return null;
  return (
    <>
      {blocking.length > 0 && <List status="info" title={t("before_publishing")} said={blocking} />}
      {warnings.length > 0 && <List status="warning" title={t("warnings")} said={warnings} />}
    </>
  );
}

function List({ status, title, said }: { status: "info" | "warning"; title: string; said: { text: string; to: string }[] }) {
  return (
    <Notice status={status} title={title}>
      <ul>
        {said.map(({ text, to }) => (
          <li key={text}>{to.startsWith("#") ? <a href={to}>{text}</a> : <Link to={to}>{text}</Link>}</li>
        ))}
      </ul>
    </Notice>
  );
}
