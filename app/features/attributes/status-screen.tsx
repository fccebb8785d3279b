import { useTranslation } from "react-i18next";
import type { FormFailure } from "#app/domain/forms/form-failure.ts";
import type { AttributeScope } from "#app/domain/users/attribute.ts";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import { usePaths } from "#app/paths/use-paths.ts";

type Props = {
  title: string;
  act: "archive" | "restore";
  scope: AttributeScope;
  id: number;
  revision: number;
  back: string;
  failure: FormFailure | undefined;
};

/** The question before an attribute is archived or brought back. */
export function StatusScreen({ title, act, scope, id, revision, back, failure }: Props) {
  const { t } = useTranslation("attributes");
  const paths = usePaths();
  return (
    <ConfirmPage
      title={title}
      text={t(`${act}_text`)}
      about={{ revision, open: { label: t("open"), to: paths.attribute(scope, id) } }}
      confirm={t(failure?.overtaken ? `${act}_anyway` : act)}
      tone={act === "archive" ? "danger" : "primary"}
      back={{ label: t(`title_${scope}`), to: back }}
      failure={failure}
    />
  );
}
