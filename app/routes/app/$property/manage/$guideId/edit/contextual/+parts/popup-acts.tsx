import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";

export function CreatePopup({ guide }: { guide: number }) {
  const { t } = useTranslation("contextual");
  const paths = usePaths();
  return (
    <Form method="post" action={paths.newPromotion(guide)}>
      <Button>{t("create_popup")}</Button>
    </Form>
  );
}

/** That the popup opens only where the guide shows by itself, and where to change that. */
export function UnseenNotice({ guide }: { guide: number }) {
  const { t } = useTranslation("contextual");
  const paths = usePaths();
  return (
    <Notice status="warning" title={t("unseen_title")}>
      <p>{t("unseen_text")}</p>
      <div>
        <ButtonLink to={paths.guideSegments(guide)}>{t("change_showing")}</ButtonLink>
      </div>
    </Notice>
  );
}

/** That the popup shows once to each person, since nothing reminds them, and where to change that. */
export function OnceNotice({ guide }: { guide: number }) {
  const { t } = useTranslation("contextual");
  const paths = usePaths();
  return (
    <Notice status="info" title={t("once_title")}>
      <p>{t("once_text")}</p>
      <div>
        <ButtonLink to={paths.guideSegments(guide)}>{t("change_showing")}</ButtonLink>
      </div>
    </Notice>
  );
}
