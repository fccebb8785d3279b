import { useTranslation } from "react-i18next";
import { MESSAGE_TEXT_LIMITS } from "#app/domain/messages/message-texts.ts";
import { useAsStored } from "#app/features/form/use-as-stored.ts";
import { heldValues, useFormAnswer } from "#app/features/form/use-screen-form.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import type { EditedMessage } from "./edited.server.ts";
import { fieldLimit } from "./field-limit.ts";
import { FURTHER, formIdOf, type MessageField } from "./fields.ts";

type Props = { of: Pick<EditedMessage, "found" | "message" | "language" | "values"> };

/** What is wrong with what is stored in this language: first what keeps it from being published, then what does not (specification 1, section 5). */
export function Problems({ of: { found, message, language, values } }: Props) {
  const { t } = useTranslation(["messages", "errors"]);
  const paths = usePaths();
  const asStored = useAsStored(values);
  // What is wrong with a language that is off keeps nothing from going live (section 4: publishable).
  const { status } = heldValues(useFormAnswer(), values);
  const isOff = !language.isDefault && status === "off";
  const said = (blocks: boolean) =>
    found
      .filter((each) => (each.blocks && !(each.isText && isOff)) === blocks)
      // What a survey asks further is not in the form.
      .filter(({ field }) => field === FURTHER || asStored(...withField(field)))
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
  const [blocking, warnings] = [said(true), said(false)];
  if (message.visibility === "archived" || message.visibility === "deleted") return null;
  return (
    <>
      {blocking.length > 0 && <List status="info" title={t("before_publishing")} said={blocking} />}
      {warnings.length > 0 && <List status="warning" title={t("warnings")} said={warnings} />}
    </>
  );
}

/** Fields that say one thing together. */
const TOGETHER: MessageField[][] = [
  ["mediaType", "mediaSrc", "used"],
  ["primaryTitle", "primaryUrl"],
  ["secondaryTitle", "secondaryUrl"],
  ["ends", "to", "toZone"],
];
const withField = (field: string): string[] => TOGETHER.find((names) => names.some((name) => name === field)) ?? [field];

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
