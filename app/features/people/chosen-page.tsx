import { useTranslation } from "react-i18next";
import type { FormFailure } from "#app/domain/forms/form-failure.ts";
import type { Act } from "#app/domain/users/acts.ts";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { ACT_WORDS } from "./act-words.ts";

type Props = {
  act: Exclude<Act, "invite">;
  users: number[];
  /** The id of the person, if it is one. */
  name: string | null;
  back: { label: string; to: string };
  failure?: FormFailure | null;
  /** What it does, where that differs. */
  text?: string;
  /** Where the person is erased instead of deleted, if that is one whom the viewer may erase. */
  erase?: string | null;
};

/** The question before something is done with people. */
export function ChosenPage({ act, users, name, back, failure, text, erase }: Props) {
  const { t } = useTranslation("users");
  const words = ACT_WORDS[act];
  if (users.length === 0) {
    return (
      <>
        <PageHeader title={t("nobody_chosen")} crumbs={[back]} />
        <FormCard actions={<ButtonLink to={back.to}>{back.label}</ButtonLink>}>
          <p>{t("nobody_chosen_text")}</p>
        </FormCard>
      </>
    );
  }
  return (
    <ConfirmPage
      title={name === null ? t(words.several, { count: users.length }) : t(words.one, { name })}
      text={text ?? t(words.text)}
      confirm={t(words.button)}
      tone={act === "delete" || act === "archive" ? "danger" : "primary"}
      back={back}
      failure={failure}
    >
      <input type="hidden" name="confirmed" value="yes" />
      {act === "delete" && <p>{t("delete_or_erase")}</p>}
      {erase && (
        <p>
          <ButtonLink to={erase}>{t("erase")}</ButtonLink>
        </p>
      )}
    </ConfirmPage>
  );
}
