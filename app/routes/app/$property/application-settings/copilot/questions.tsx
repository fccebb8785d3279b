import { useTranslation } from "react-i18next";
import { QUESTIONS_SHOWN, type QuestionsShown } from "#app/domain/copilot/settings.ts";
import { type MayWrite, WriteAbout } from "#app/features/write-about/write-about.tsx";
import { languageName } from "#app/i18n/language-name.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { type Column, DataTable } from "#app/ui/composed/data-table/data-table.tsx";
import { Tabs } from "#app/ui/composed/tabs/tabs.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import styles from "./copilot.module.css";

type Row = {
  question: string;
  language: string;
  /** What answered it last. */
  sources: { title: string; to: string }[];
  count: number;
  last: string;
  nothing: number;
  helped: number;
  unhelpful: number;
};
type Props = {
  /** Null where questions are not stored. */
  questions: Row[] | null;
  show: QuestionsShown;
  /** The question that is tried, which both lists keep. */
  tried: { question: string; language: string };
  may: MayWrite;
};

const Sources = ({ of }: { of: Row["sources"] }) => (
  <>
    {of.map(({ title, to }) => (
      <div key={to}>
        <Link to={to}>{title}</Link>
      </div>
    ))}
  </>
);

/** What people asked: without an answer that helped, or all of it with what came of it. Each list has an address. */
export function Questions({ questions, show, tried: { question, language }, may }: Props) {
  const { t, i18n } = useTranslation("copilot");
  const paths = usePaths();
  const number = (of: (row: Row) => number) => ({ cell: (row: Row) => of(row).toLocaleString(i18n.language), number: true as const });
  const outcome: Column<Row>[] =
    show === "open"
      ? [{ key: "why", label: t("column_why"), cell: ({ unhelpful }) => t(unhelpful > 0 ? "why_unhelpful" : "why_nothing") }]
      : [
          { key: "nothing", label: t("why_nothing"), ...number(({ nothing }) => nothing) },
          { key: "helped", label: t("column_helped"), ...number(({ helped }) => helped) },
          { key: "unhelpful", label: t("column_unhelpful"), ...number(({ unhelpful }) => unhelpful) },
        ];
  const columns: Column<Row>[] = [
    { key: "question", label: t("column_question"), cell: (row) => <span lang={row.language}>{row.question}</span> },
    { key: "language", label: t("language"), cell: (row) => languageName(row.language, i18n.language) },
    { key: "count", label: t("column_count"), ...number(({ count }) => count) },
    ...outcome,
    { key: "from", label: t("column_from"), cell: ({ sources }) => <Sources of={sources} /> },
    { key: "last", label: t("column_last"), cell: ({ last }) => last, moment: true },
    ...(show === "open" && (may.document || may.guide)
      ? [
          {
            key: "next",
            label: t("column_next"),
            cell: (row: Row) => <WriteAbout words={row.question} language={row.language} may={may} />,
          },
        ]
      : []),
  ];
  const addressOf = (shown: QuestionsShown) => {
    const kept = question === "" ? {} : { question, lang: language };
    return `${paths.copilot({ ...kept, show: shown === "open" ? undefined : shown })}#questions`;
  };
  const names = { open: t("show_open"), all: t("show_all") };
  const text = {
    open: questions?.length === 0 ? "open_none" : "open_text",
    all: questions?.length === 0 ? "all_none" : "all_text",
  } as const;
  return (
    <section aria-labelledby="questions" className={styles.part}>
      <h2 id="questions">{t("questions")}</h2>
      {questions && (
        <Tabs
          label={t("questions")}
          current={addressOf(show)}
          tabs={QUESTIONS_SHOWN.map((each) => ({ label: names[each], to: addressOf(each) }))}
        />
      )}
      <p className={`${styles.soft} ${styles.narrow}`}>{t(questions === null ? "open_level" : text[show])}</p>
      {questions && questions.length > 0 && (
        <DataTable caption={names[show]} columns={columns} rows={questions} keyOf={(row) => row.question} stacks />
      )}
    </section>
  );
}
