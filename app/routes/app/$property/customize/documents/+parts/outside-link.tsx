import { useTranslation } from "react-i18next";
import { isWebAddress } from "#app/domain/urls/web-address.ts";
import { ExternalLink } from "#app/ui/primitives/icon/icons.ts";
import styles from "./documents.module.css";

/** An address of somebody else's site, which opens beside the dashboard; only words where it is no address of a page. */
export function OutsideLink({ to }: { to: string }) {
  const { t } = useTranslation("documents");
  if (!isWebAddress(to)) return <bdi>{to}</bdi>;
  return (
    <a className={styles.outside} href={to} target="_blank" rel="noopener noreferrer">
      <bdi>{to}</bdi>
      <ExternalLink size={14} />
      <span className="visually-hidden"> {t("new_tab")}</span>
    </a>
  );
}
