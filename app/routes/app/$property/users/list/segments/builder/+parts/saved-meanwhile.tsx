import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import type { NotSaved } from "#app/routes/app/$property/users/list/segments/builder/save.server.ts";
import { Button, ButtonLink, ButtonRow } from "#app/ui/primitives/button/button.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";

/** Somebody else saved the segment since it was opened: what is written stays, and whoever wrote it decides. */
export function SavedMeanwhile({ theirs: { by, at }, id }: { theirs: NonNullable<NotSaved["theirs"]>; id: number }) {
  const { t } = useTranslation("segments");
  const paths = usePaths();
  return (
    <Notice status="warning" title={by ? t("saved_meanwhile_by", { by, at }) : t("saved_meanwhile", { at })}>
      <p>{t("saved_meanwhile_text")}</p>
      <ButtonRow>
        <Button name="intent" value="save-anyway" tone="danger">
          {t("save_mine")}
        </Button>
        <ButtonLink to={paths.segment(id)} newTab>
          {t("see_theirs")}
        </ButtonLink>
      </ButtonRow>
    </Notice>
  );
}
