import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import type { PlayedGuide } from "#app/routes/app/$property/manage/$guideId/play/played-guide.server.ts";
import { Link } from "#app/ui/primitives/link/link.tsx";
import styles from "./play.module.css";

/** How a preview is looked at: how wide, and in which direction. */
export function ViewLinks({ of: { guide, language, place, width, dir } }: { of: PlayedGuide }) {
  const { t } = useTranslation("play");
  const paths = usePaths();
  const shown = { step: place, lang: language.lang, width, dir };
  const link = (label: string, change: Partial<typeof shown>, isCurrent: boolean) => ({
    label,
    to: paths.playGuide(guide.id, { ...shown, ...change }),
    isCurrent,
  });
  const groups = [
    { label: t("width"), links: [link(t("narrow"), { width: undefined }, !width), link(t("wide"), { width: "wide" }, width === "wide")] },
    {
      label: t("direction"),
      links: [
        link(t("as_language"), { dir: undefined }, !dir),
        link(t("ltr"), { dir: "ltr" }, dir === "ltr"),
        link(t("rtl"), { dir: "rtl" }, dir === "rtl"),
      ],
    },
  ];
  return (
    <div className={styles.views}>
      {groups.map(({ label, links }) => (
        <nav key={label} className={styles.view} aria-label={label}>
          <span aria-hidden="true">{label}</span>
          <ul>
            {links.map((each) => (
              <li key={each.to}>
                <Link to={each.to} aria-current={each.isCurrent || undefined}>
                  {each.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
