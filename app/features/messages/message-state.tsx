import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import type { ListedMessage } from "./message-list.ts";

const TONES = { public: "good", scheduled: "warn", private: "neutral", used: "neutral", archived: "neutral", deleted: "neutral" } as const;

type Props = { of: Pick<ListedMessage, "visibility" | "hasUnpublishedChanges"> };

/** Whether people see a message (specification 1, section 4), and whether they see it as it is drafted. */
export function MessageState({ of: { visibility, hasUnpublishedChanges } }: Props) {
  const { t } = useTranslation("messages");
  const isLive = visibility === "public" || visibility === "scheduled";
  return (
    <>
      <Badge tone={TONES[visibility]} dot>
        {t(`state_${visibility}`)}
      </Badge>{" "}
      {isLive && hasUnpublishedChanges && <Badge tone="warn">{t("unpublished_changes")}</Badge>}
    </>
  );
}
