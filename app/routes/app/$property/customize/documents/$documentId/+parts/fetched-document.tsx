import { useTranslation } from "react-i18next";
import { languageName } from "#app/i18n/language-name.ts";
import { documentPaths } from "#app/paths/documents.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import styles from "#app/routes/app/$property/customize/documents/+parts/documents.module.css";
import { OutsideLink } from "#app/routes/app/$property/customize/documents/+parts/outside-link.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";

type Props = {
  title: string;
  from: { id: number; name: string; address: string | null };
  language: string;
  text: string;
  changed: string;
};

/** A document of a help centre as it was fetched: it is changed where it stands. */
export function FetchedDocument({ title, from, language, text, changed }: Props) {
  const { t, i18n } = useTranslation("documents");
  const paths = usePaths();
  const lead = (
    <span className={styles.from}>
      <span>
        {t("fetched_lead")} <Link to={documentPaths(paths).helpCentre(from.id)}>{from.name}</Link> · {languageName(language, i18n.language)}
      </span>
      {from.address !== null && (
        <span>
          <OutsideLink to={from.address} />
        </span>
      )}
    </span>
  );
  return (
    <>
      <PageHeader title={title} lead={lead} status={changed} crumbs={[{ label: t("title"), to: paths.documents() }]} />
      <article className={styles.text} lang={language} dir="auto" aria-label={title}>
        {text}
      </article>
    </>
  );
}
