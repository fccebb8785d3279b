import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { MessageType } from "#app/domain/messages/message.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { Link } from "#app/ui/primitives/link/link.tsx";

type Linked = { id: number; type: MessageType; title: string; isPlanned: boolean };

/** Messages in a sentence, each leading to itself; drafts are marked as such. */
export function LinkedMessages({ messages }: { messages: Linked[] }) {
  const { t, i18n } = useTranslation("messages");
  const paths = usePaths();
  // Positions stand for the titles, of which two may be the same.
  const parts = new Intl.ListFormat(i18n.language).formatToParts(messages.map((_, index) => String(index)));
  return parts.map(({ type, value }, index) => {
    const message = type === "element" ? messages[Number(value)] : undefined;
    if (!message) return value;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence changes as a whole
      <Fragment key={index}>
        <bdi>
          <Link to={paths.message(message.type, message.id)}>{message.title}</Link>
        </bdi>
        {message.isPlanned && ` ${t("if_published")}`}
      </Fragment>
    );
  });
}
