import { useTranslation } from "react-i18next";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import type { AddressProblem } from "./address-problem.ts";

/** Names the parts of an address that were ignored. */
export function UnknownParts({ problems }: { problems: AddressProblem[] }) {
  const { t } = useTranslation();
  if (problems.length === 0) return null;
  const parts = problems.map(({ name, value }) => `${name}=${value}`).join(", ");
  return <Notice status="error" title={t("address_unknown", { parts })} />;
}
