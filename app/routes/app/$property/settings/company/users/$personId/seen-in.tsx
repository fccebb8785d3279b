import { useTranslation } from "react-i18next";
import styles from "#app/features/people/people.module.css";
import { pathsOf } from "#app/paths/paths-of.ts";
import { Link } from "#app/ui/primitives/link/link.tsx";

type Props = { seenIn: { propertyId: number; propertyName: string; userId: number }[]; maySee: boolean };

/** The applications that a person has used, each with the way to their page there for who may see it. */
export function SeenIn({ seenIn, maySee }: Props) {
  const { t } = useTranslation("users");
  return (
    <section className={styles.elsewhere} aria-labelledby="seen-in">
      <h2 id="seen-in">{t("seen_in")}</h2>
      {seenIn.length === 0 ? (
        <p>{t("not_seen")}</p>
      ) : (
        <>
          <p>{t("seen_in_text")}</p>
          <ul>
            {seenIn.map(({ propertyId, propertyName, userId }) => (
              <li key={propertyId}>
                {maySee ? <Link to={pathsOf(propertyId).person("property", userId)}>{propertyName}</Link> : propertyName}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
