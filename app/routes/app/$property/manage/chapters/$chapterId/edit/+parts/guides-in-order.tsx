import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import type { EditedChapter } from "#app/routes/app/$property/manage/chapters/$chapterId/edit/edited.server.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { ArrowDown, ArrowUp } from "#app/ui/primitives/icon/icons.ts";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import styles from "./chapter.module.css";

/** The guides of a chapter in the order people see them, each movable by one place. */
export function GuidesInOrder({ of: { chapter, place, guides, sorts } }: { of: EditedChapter }) {
  const { t } = useTranslation(["chapters", "manage"]);
  const paths = usePaths();
  return (
    <FormCard actions={null}>
      <h2>{t("guides")}</h2>
      {guides.length === 0 && <p>{t("no_guides")}</p>}
      <ol className={styles.guides}>
        {guides.map(({ id, title, visibility }, index) => (
          <li key={id} className={styles.guide}>
            <span className={styles.guideTitle} dir="auto">
              {index + 1}. <Link to={paths.guideSteps(id)}>{title}</Link>
            </span>
            <Badge tone={visibility === "public" ? "good" : "neutral"}>{t(`manage:state_${visibility}`)}</Badge>
            {sorts && (
              <Form method="post" action={paths.sorting()} className={styles.order} preventScrollReset>
                <input type="hidden" name="kind" value="guides" />
                <input type="hidden" name="chapter" value={chapter.id} />
                <input type="hidden" name="id" value={id} />
                <input type="hidden" name="return" value={paths.editChapter(chapter.id, place.query)} />
                {index > 0 && (
                  <Button name="move" value="up" size="small" label={t("guide_up", { title })}>
                    <ArrowUp size={16} />
                  </Button>
                )}
                {index < guides.length - 1 && (
                  <Button name="move" value="down" size="small" label={t("guide_down", { title })}>
                    <ArrowDown size={16} />
                  </Button>
                )}
              </Form>
            )}
          </li>
        ))}
      </ol>
    </FormCard>
  );
}
