import { useTranslation } from "react-i18next";
import { UNKNOWN_TITLE } from "#app/domain/messages/unknown-title.ts";

/**
 * What a message is called that may be gone, or have lost its words. A title that is not known is a dash (specification 1, section 3: Message);
 * screen readers say it in words, also as the name of a link. A draft that nobody has given a headline yet is called "Untitled" in its lists.
 */
export function MessageTitle({ title }: { title: string | undefined }) {
  const { t } = useTranslation();
  if (title) return title;
  return (
    <>
      <span aria-hidden="true">{UNKNOWN_TITLE}</span>
      <span className="visually-hidden">{t("unknown_message")}</span>
    </>
  );
}
