import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import type { EditedChapter } from "#app/routes/app/$property/manage/chapters/$chapterId/edit/edited.server.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import styles from "./chapter.module.css";

type Props = { of: EditedChapter; archived: NonNullable<EditedChapter["archived"]> };

/** An archived chapter at its address: what it says, and the form that brings it back. */
export function ArchivedChapter({ of: { chapter, written }, archived: { by, when, mayBringBack } }: Props) {
  const { t } = useTranslation(["chapters", "manage", "errors"]);
  const paths = usePaths();
  const crumbs = [
    { label: t("manage:guides"), to: paths.guides() },
    { label: t("archived"), to: paths.archivedChapters() },
  ];
  const card = (
    <FormCard actions={mayBringBack ? <Button tone="primary">{t("bring_back")}</Button> : <p>{t("errors:not_allowed_for_role")}</p>}>
      <dl className={styles.texts}>
        {written.map(({ key, name, title, subtitle }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd dir="auto">{title}</dd>
            {subtitle && <dd dir="auto">{subtitle}</dd>}
          </div>
        ))}
      </dl>
    </FormCard>
  );
  return (
    <>
      <PageHeader title={chapter.title} crumbs={crumbs} badges={<Badge>{t("manage:state_deleted")}</Badge>} />
      <Notice status="info" title={t("archived_title")}>
        {when && <p>{t("archived_by", { name: by ?? t("errors:conflict_someone"), when })}</p>}
        <p>{t("archived_text")}</p>
      </Notice>
      {mayBringBack ? (
        <Form method="post" action={paths.bringBackChapter(chapter.id)}>
          <input type="hidden" name="revision" value={chapter.revision} />
          {card}
        </Form>
      ) : (
        card
      )}
    </>
  );
}
