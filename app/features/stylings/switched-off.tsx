import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import type { Off } from "./switched-off.server.ts";

type Props = {
  of: Off;
  text: string;
  /** The screen that has the switch. */
  under?: "assistant" | "search";
};

/** Says what people do not see because it is switched off, with a link to the switch for whoever may change it. Nothing where it is on. */
export function SwitchedOff({ of, text, under = "assistant" }: Props) {
  const { t } = useTranslation("customize");
  const paths = usePaths();
  if (!of) return null;
  return (
    <Notice status="info">
      <p>
        {text}{" "}
        {of.mayChange &&
          (under === "search" ? (
            <Link to={paths.assistantSearch()}>{t("switched_off_search_link")}</Link>
          ) : (
            <Link to={paths.assistant()}>{t("switched_off_link")}</Link>
          ))}
      </p>
    </Notice>
  );
}
