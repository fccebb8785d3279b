import { useTranslation } from "react-i18next";
import type { Preview } from "#app/features/segments/preview.server.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import styles from "./preview-panel.module.css";

type Props = { preview: Preview; isBusy: boolean; addressOf: (page: number) => string; formId: string; readOnly: boolean };

/** Whom the filters find: how many of how many, and some of them. */
export function PreviewPanel({ preview, isBusy, addressOf, formId, readOnly }: Props) {
  const { t } = useTranslation("segments");
  return (
    <section id="found" className={styles.panel} aria-labelledby="found-title" tabIndex={-1}>
      <div className={styles.head}>
        <h2 id="found-title">{t("found")}</h2>
        {!readOnly && (
          <Button form={formId} name="intent" value="apply" size="small">
            {t("count_again")}
          </Button>
        )}
      </div>
      <div role="status" aria-busy={isBusy}>
        {preview === null ? <p className={styles.note}>{t("count_failed")}</p> : <Figures preview={preview} />}
      </div>
      {preview && preview.people.length > 0 && <People preview={preview} addressOf={addressOf} />}
    </section>
  );
}

function Figures({ preview: { count, all, left } }: { preview: NonNullable<Preview> }) {
  const { t, i18n } = useTranslation("segments");
  const number = (value: number) => new Intl.NumberFormat(i18n.language).format(value);
  const share = all.people === 0 ? 0 : Math.min(1, count.people / all.people);
  const percent = new Intl.NumberFormat(i18n.language, { style: "percent", maximumFractionDigits: share < 0.1 ? 1 : 0 }).format(share);
  const people = { count: count.people, number: number(count.people) };
  return (
    <>
      <p className={styles.figure}>{t(count.isEstimate ? "people_about" : "people_found", people)}</p>
      <p className={styles.note}>
        {all.people === 0 ? t("nobody_seen") : t(all.isEstimate ? "share_about" : "share", { percent, all: number(all.people) })}
      </p>
      <svg className={styles.bar} aria-hidden="true" width="100%" height="8">
        <rect width={`${share * 100}%`} height="8" />
      </svg>
      {left > 0 && <p className={styles.note}>{t("left_out", { count: left })}</p>}
    </>
  );
}

function People({ preview, addressOf }: { preview: NonNullable<Preview>; addressOf: Props["addressOf"] }) {
  const { t } = useTranslation("segments");
  const paths = usePaths();
  const { people, page, limit, total } = preview;
  return (
    <>
      <h3 className={styles.sample}>{t("sample")}</h3>
      <ul className={styles.people}>
        {people.map(({ id, publicId, name, anonymous, lastSeen }) => (
          <li key={id} className={styles.person}>
            <Link to={paths.person("property", id)} className={styles.id}>
              <bdi>{publicId}</bdi>
            </Link>
            {name && <bdi className={styles.name}>{name}</bdi>}
            {anonymous && <Badge>{t("users:anonymous")}</Badge>}
            <span className={styles.seen}>{t("seen", { at: lastSeen })}</span>
          </li>
        ))}
      </ul>
      {total > limit && (
        <nav className={styles.pages} aria-label={t("sample_pages")}>
          {page > 1 && (
            <Link to={addressOf(page - 1)} preventScrollReset>
              {t("common:previous_page")}
            </Link>
          )}
          {page * limit < total && (
            <Link to={addressOf(page + 1)} preventScrollReset>
              {t("common:next_page")}
            </Link>
          )}
        </nav>
      )}
    </>
  );
}
