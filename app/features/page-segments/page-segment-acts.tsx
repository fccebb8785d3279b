import { useTranslation } from "react-i18next";
import { useListAddress } from "#app/features/row-menu/row-menu.tsx";
import { RemovalLink } from "#app/features/targeting/removal-link.tsx";
import styles from "#app/features/targeting/targeting.module.css";
import { usePaths } from "#app/paths/use-paths.ts";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";

type Props = {
  of: { id: number; name: string; revision: number; uses: unknown[] };
  /** In the list, which is what deleting leads back to. */
  isListed?: boolean;
};

/** What can be done with a page segment besides changing it. */
export function PageSegmentActs({ of: { id, name, revision, uses }, isListed }: Props) {
  const { t } = useTranslation("page-segments");
  const paths = usePaths();
  const here = useListAddress();
  return (
    <div className={styles.acts}>
      <Form method="post" action={paths.copyPageSegment(id)}>
        <Button size="small" label={isListed ? t("duplicate_named", { name }) : undefined}>
          {t("duplicate")}
        </Button>
      </Form>
      <RemovalLink
        to={paths.removePageSegment(id, isListed ? here : undefined)}
        revision={revision}
        title={t("delete_title", { name })}
        text={t("delete_text")}
        label={isListed ? t("delete_named", { name }) : undefined}
        isUsed={uses.length > 0}
      />
    </div>
  );
}
