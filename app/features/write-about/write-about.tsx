import { useTranslation } from "react-i18next";
import { documentPaths } from "#app/paths/documents.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { Link } from "#app/ui/primitives/link/link.tsx";
import styles from "./write-about.module.css";

export type MayWrite = { document: boolean; guide: boolean };

type Props = {
  words: string;
  /** What they are in, where that is known: a document is in one language, a guide in all of them. */
  language?: string | undefined;
  may: MayWrite;
};

/** What would answer something that people asked or looked for, begun with their words as the title. */
export function WriteAbout({ words, language, may }: Props) {
  const { t } = useTranslation("copilot");
  const paths = usePaths();
  return (
    <div className={styles.next}>
      {may.document && (
        <Link
          to={documentPaths(paths).newDocument({ title: words, lang: language })}
          aria-label={t("write_document_named", { question: words })}
        >
          {t("write_document")}
        </Link>
      )}
      {may.guide && (
        <Link to={paths.createGuide(undefined, words)} aria-label={t("write_guide_named", { question: words })}>
          {t("write_guide")}
        </Link>
      )}
    </div>
  );
}
