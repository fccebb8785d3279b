import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import type { Choosing } from "#app/ui/composed/data-table/choosing.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { actsOn } from "./message-acts.ts";
import type { ListedMessage, MessageQuery } from "./message-list.ts";

/** What can be done with several messages of a list at once. `here` is the address of the list. */
export function useMessageChoice({ state, chosen }: MessageQuery, here: string): Choosing<ListedMessage> {
  const { t } = useTranslation("messages");
  const paths = usePaths();
  return {
    form: "chosen-messages",
    name: "message",
    action: paths.chosenMessages({ return: here }),
    nameOf: ({ title }) => title,
    chosen,
    words: { chosen: (count) => t("messages_chosen", { count }), before: t("choose_messages"), all: t("choose_all_messages") },
    buttons: actsOn(state).map((act) => (
      <Button key={act} size="small" name="act" value={act}>
        {t(`act_${act}`)}
      </Button>
    )),
  };
}
