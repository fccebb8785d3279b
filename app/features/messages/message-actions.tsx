import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmLink } from "#app/features/confirm/confirm-link.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { Menu, MenuGroup } from "#app/ui/primitives/menu/menu.tsx";
import type { ListedMessage } from "./message-list.ts";

type Props = {
  of: Pick<ListedMessage, "id" | "type" | "title" | "revision" | "visibility" | "may">;
  /** The address of the list, where it stands in one. */
  here?: string;
  /** What comes first, instead of the preview. */
  first?: ReactNode;
};

/** What can be done with a whole message, in a list or in its editor. What is archived can only be brought back. */
export function MessageActions({ of: { id, type, title, revision, visibility, may }, here, first }: Props) {
  const { t } = useTranslation("messages");
  const paths = usePaths();
  const isArchived = visibility === "archived" || visibility === "deleted";
  const entry = { tone: "quiet", size: "block" } as const;
  return (
    <Menu label={t("actions_for", { title })}>
      <MenuGroup>
        {first ?? (
          <ButtonLink to={paths.previewMessage(id)} {...entry}>
            {t("preview")}
          </ButtonLink>
        )}
        {may.results && (
          <ButtonLink to={paths.resultsOf(type, id)} {...entry}>
            {t("results")}
          </ButtonLink>
        )}
        {type !== "announcement" && (
          <ButtonLink to={paths.publicLink(id)} {...entry}>
            {t("public_link")}
          </ButtonLink>
        )}
        {may.copy && (
          <Form method="post" action={paths.copyMessage(id)}>
            <Button {...entry}>{t("duplicate")}</Button>
          </Form>
        )}
        {isArchived && may.change && (
          <Form method="post" action={paths.bringBackMessage(id)}>
            <input type="hidden" name="revision" value={revision} />
            <Button {...entry}>{t("bring_back")}</Button>
          </Form>
        )}
      </MenuGroup>
      {!isArchived && may.change && (
        <MenuGroup tone="danger">
          <ConfirmLink
            to={paths.archiveMessage(id, here)}
            revision={revision}
            title={t("archive_title", { title })}
            text={t("archive_text")}
            confirm={t("archive")}
            look={entry}
          />
        </MenuGroup>
      )}
    </Menu>
  );
}
