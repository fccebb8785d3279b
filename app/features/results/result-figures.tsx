import { useTranslation } from "react-i18next";
import type { MessageFigures } from "#app/domain/analytics/message-figures.ts";
import type { MessageType } from "#app/domain/messages/message.ts";
import { useComparison, useFigureText } from "#app/features/report/figure-text.ts";
import { type Figure, Figures } from "#app/features/report/figures.tsx";

type Props = { type: MessageType; totals: MessageFigures; before: MessageFigures | null; counted: number };

/** The figures of a range, compared with as many days before as count in it if requested. Closed are those who sent it away. */
export function ResultFigures({ type, totals, before, counted }: Props) {
  const { t } = useTranslation("results");
  const text = useFigureText();
  const compared = useComparison(counted);
  const count = (name: "shown" | "seen" | "clicked" | "closed" | "answered"): Figure => [
    t(name),
    text.count(totals[name]),
    compared(totals[name], before?.[name]),
  ];
  const rate = (name: "seenRate" | "clickRate" | "responseRate", label: string): Figure => [
    label,
    text.share(totals[name]),
    compared(totals[name], before?.[name], "share"),
  ];
  const figures =
    type === "announcement"
      ? [count("shown"), count("seen"), count("clicked"), count("closed"), rate("clickRate", t("click_rate"))]
      : [count("shown"), count("seen"), count("closed"), count("answered"), rate("responseRate", t("response_rate"))];
  return <Figures figures={figures} />;
}
