import { useTranslation } from "react-i18next";
import { AudienceDrawings, AudienceIndicator } from "#app/features/audience/audience-indicator.tsx";
import { failureText } from "#app/features/form/failure-text.ts";
import styles from "#app/features/targeting/targeting.module.css";
import { usePaths } from "#app/paths/use-paths.ts";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import type { ChosenGuide } from "./chosen.server.ts";

/** The chosen guides, each with why it was not changed, if it was not. Their revisions are sent with the form around it. */
export function ChosenList({ guides }: { guides: (ChosenGuide & { code?: string })[] }) {
  const { t } = useTranslation(["manage", "errors", "audience"]);
  const paths = usePaths();
  const why = (code: string) =>
    code === "changed_meanwhile" ? t("audience:changed_meanwhile") : failureText((key) => t(key, { ns: "errors" }), { code });
  return (
    <section aria-labelledby="chosen">
      <AudienceDrawings />
      <h2 id="chosen">{t("audience:chosen_guides", { count: guides.length })}</h2>
      <ul className={styles.uses}>
        {guides.map(({ id, title, revision, visibility, audience, code }) => (
          <li key={id}>
            <input type="hidden" name="read" value={`${id}.${revision}`} />
            <Link to={paths.guideSegments(id)} dir="auto">
              {title}
            </Link>{" "}
            <Badge tone={visibility === "public" ? "good" : "neutral"} dot>
              {t(`state_${visibility}`)}
            </Badge>{" "}
            <AudienceIndicator of={audience} />
            {code && <p className={styles.soft}>{why(code)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
