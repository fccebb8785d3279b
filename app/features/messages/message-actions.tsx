import { useTranslation } from "react-i18next";
import { ConfirmLink } from "#app/features/confirm/confirm-link.tsx";
import targeting from "#app/features/targeting/targeting.module.css";
import { usePaths } from "#app/paths/use-paths.ts";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import type { ListedMessage } from "./message-list.ts";

/** What can be done with a message of a list. What is archived can only be brought back. */
export function MessageActions({ of: { id, type, title, revision, visibility, may }, here }: { of: ListedMessage; here: string }) {
  const { t } = useTranslation("messages");
  const paths = usePaths();
  const isArchived = visibility === "archived" || visibility === "deleted";
  return (
    <div className={targeting.acts}>
      <ButtonLink size="small" to={paths.previewMessage(id)} label={t("preview_named", { title })}>
        {t("preview")}
      </ButtonLink>
      {type !== "announcement" && (
        <ButtonLink to={paths.publicLink(id)} size="small" label={t("public_link_named", { title })}>
          {t("public_link")}
        </ButtonLink>
      )}
      {may.copy && (
        <Form method="post" action={paths.copyMessage(id)}>
          <Button size="small" label={t("duplicate_named", { title })}>
            {t("duplicate")}
          </Button>
        </Form>
      )}
      {isArchived && may.change && (
        <Form method="post" action={paths.bringBackMessage(id)}>
          <input type="hidden" name="revision" value={revision} />
          <Button size="small" label={t("bring_back_named", { title })}>
            {t("bring_back")}
          </Button>
        </Form>
      )}
      {!isArchived && may.change && (
        <ConfirmLink
          to={paths.archiveMessage(id, here)}
          revision={revision}
          title={t("archive_title", { title })}
          text={t("archive_text")}
          confirm={t("archive")}
          look={{ size: "small", label: t("archive_named", { title }) }}
        />
      )}
    </div>
  );
}
