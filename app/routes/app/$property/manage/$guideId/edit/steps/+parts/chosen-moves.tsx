import { useTranslation } from "react-i18next";
import type { ListedStep } from "#app/routes/app/$property/manage/$guideId/edit/steps/edited-guide.ts";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import styles from "./step-list.module.css";

type Props = { steps: ListedStep[]; doneTo: string };

/** What can be done with the ticked steps. Removing can be undone, so it does not ask. */
export function ChosenMoves({ steps, doneTo }: Props) {
  const { t } = useTranslation("editor");
  const places = steps.map(({ id, at, title }) => ({
    value: id,
    label: t("move_after", { position: at + 1, title: title || t("untitled") }),
  }));
  return (
    <div className={styles.chosen}>
      <SelectField
        field={plainField("after", { initialValue: "" })}
        label={t("move_to")}
        options={[{ value: "", label: t("move_to_start") }, ...places]}
      />
      <div className={styles.adds}>
        <Button name="intent" value="move-chosen" size="small">
          {t("move")}
        </Button>
        <Button name="intent" value="remove-chosen" size="small" tone="danger">
          {t("remove")}
        </Button>
        <ButtonLink to={doneTo} size="small">
          {t("done")}
        </ButtonLink>
      </div>
    </div>
  );
}
