import { useTranslation } from "react-i18next";
import { MESSAGE_TEXT_LIMITS } from "#app/domain/messages/message-texts.ts";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import type { EditedMessage } from "./edited.server.ts";
import { fieldLimit } from "./field-limit.ts";

/** What is wrong with what is stored in this language: first what keeps it from being published, then what does not (specification 1, section 5). */
export function Problems({ of: { found, message } }: { of: Pick<EditedMessage, "found" | "message"> }) {
  const { t } = useTranslation(["messages", "errors"]);
  const said = (blocks: boolean) =>
    found
      .filter((each) => each.blocks === blocks)
      .map(({ field, code }) => `${t(`field_${field}`)}: ${t(`errors:${code}`, { limit: fieldLimit(field, MESSAGE_TEXT_LIMITS) })}`);
  const [blocking, warnings] = [said(true), said(false)];
  if (message.visibility === "archived" || message.visibility === "deleted") return null;
  return (
    <>
      {blocking.length > 0 && <List status="info" title={t("before_publishing")} texts={blocking} />}
      {warnings.length > 0 && <List status="warning" title={t("warnings")} texts={warnings} />}
    </>
  );
}

function List({ status, title, texts }: { status: "info" | "warning"; title: string; texts: string[] }) {
  return (
    <Notice status={status} title={title}>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Notice>
  );
}
