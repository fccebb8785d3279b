import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/primitives/button/button.tsx";
import type { KeptForm } from "./kept-form.server.ts";

/** Sends a form kept in a page to its original address, unchanged. */
export function SendAgain({ kept, to }: { kept: KeptForm; to: string }) {
  const { t } = useTranslation("account");
  return (
    <form method="post" action={to} encType={kept.multipart ? "multipart/form-data" : undefined}>
      {kept.fields.map(({ name, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the list never changes
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button tone="primary">{t("send_again")}</Button>
    </form>
  );
}
