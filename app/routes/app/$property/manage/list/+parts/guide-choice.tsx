import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import { ACTS } from "#app/routes/app/$property/manage/list/selection/choices.ts";
import { ChoiceBar, useChosen } from "#app/ui/composed/data-table/choosing.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";
import styles from "./list.module.css";
import { CHOICE_FORM, type ListedChapter } from "./list-context.ts";

type Props = { list: RefObject<HTMLElement>; rows: ListedChapter[]; here: string };

/** What can be done with several guides at once. */
export function GuideChoice({ list, rows, here }: Props) {
  const { t } = useTranslation(["audience", "manage"]);
  const paths = usePaths();
  const { chosen } = useChosen(rows, list);
  const choosing = {
    form: CHOICE_FORM,
    action: paths.chosenGuides({ return: here }),
    words: { chosen: (count: number) => t("manage:guides_chosen", { count }), before: t("manage:choose_guides") },
    buttons: (
      <>
        <Button size="small">{t("change_several")}</Button>
        {ACTS.map((act) => (
          <Button key={act} size="small" name="act" value={act}>
            {t(`manage:act_${act}`)}
          </Button>
        ))}
      </>
    ),
  };
  return (
    <div className={styles.choice}>
      <ChoiceBar choosing={choosing} chosen={chosen} />
    </div>
  );
}
