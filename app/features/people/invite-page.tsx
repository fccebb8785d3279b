import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FormFailure } from "#app/domain/forms/form-failure.ts";
import { MOST_COUNTED } from "#app/domain/users/person-limits.ts";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { type Crumb, PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { useCountText } from "./count-text.ts";
import type { Reach } from "./reach.server.ts";

type Props = {
  reach: Reach;
  /** The one person, if it is one. */
  name?: string | null;
  /** Who is meant. */
  text?: string;
  /** Why nobody can be invited, where that is not who is left out. */
  nobody?: string;
  back: Crumb;
  failure: FormFailure | null | undefined;
  /** Hidden inputs of the form. */
  children: ReactNode;
};

/** The question before people are invited: how many, what becomes of them, and who is left out. Without anybody it says why. */
export function InvitePage({ reach: { invitable, left }, name = null, text, nobody, back, failure, children }: Props) {
  const { t } = useTranslation("users");
  const countText = useCountText();
  const who = left.map(({ why, count }) => t(`left_${why}`, { n: countText(count) })).join(", ");
  const leftOut = who && <p>{t("invite_left_out", { who })}</p>;
  if (invitable === 0) {
    return (
      <>
        <PageHeader title={t("nobody_to_invite")} crumbs={[back]} />
        <FormCard actions={<ButtonLink to={back.to}>{back.label}</ButtonLink>}>
          {leftOut || <p>{nobody ?? t("nobody_to_invite_text")}</p>}
        </FormCard>
      </>
    );
  }
  const count = Math.min(invitable, MOST_COUNTED);
  return (
    <ConfirmPage
      title={name === null ? t("invite_count", { count, n: countText(count) }) : t("invite_one", { name })}
      text={[text, t("invite_text")].filter(Boolean).join(" ")}
      confirm={t("invite")}
      tone="primary"
      back={back}
      failure={failure}
    >
      {children}
      {leftOut}
      {invitable > MOST_COUNTED && <p>{t("invite_portion", { n: countText(MOST_COUNTED) })}</p>}
    </ConfirmPage>
  );
}
