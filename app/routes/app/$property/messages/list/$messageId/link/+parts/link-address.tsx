import { useTranslation } from "react-i18next";
import { ConfirmLink } from "#app/features/confirm/confirm-link.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import type { LinkedMessage } from "#app/routes/app/$property/messages/list/$messageId/link/linked-message.server.ts";
import { CopyField } from "#app/ui/composed/copy-field/copy-field.tsx";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";

/** The address for everybody, and what ends it and all others. */
export function LinkAddress({ of: { id, title, link, refusal } }: { of: LinkedMessage }) {
  const { t } = useTranslation("messages");
  const paths = usePaths();
  const renew = link.isOn && refusal === null && (
    <ConfirmLink
      to={paths.renewPublicLink(id)}
      title={t("public_link_renew_title", { title })}
      text={t("public_link_renew_text")}
      confirm={t("public_link_renew")}
      look={{}}
    />
  );
  return (
    <FormCard actions={renew}>
      {link.address ? (
        <CopyField label={t("public_link_address")} text={link.address} />
      ) : (
        <p>{t(link.isOn ? "public_link_none" : "public_link_off_text")}</p>
      )}
    </FormCard>
  );
}
