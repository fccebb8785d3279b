import { useTranslation } from "react-i18next";
import type { PeopleOf } from "#app/domain/users/people-of.ts";
import { ScreenForm } from "#app/features/form/screen-form.tsx";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";

type Props = {
  of: PeopleOf;
  id: number;
  publicId: string;
  back: string;
  /** Whether the viewer may erase the same person in the whole company. */
  mayEverywhere: boolean;
};

/** The question before a person is erased: what it does, and their id as the answer. */
export function ErasePage({ of, id, publicId, back, mayEverywhere }: Props) {
  const { t } = useTranslation("users");
  const paths = usePaths();
  const form = useScreenForm({
    id: "erase",
    values: { publicId: "" },
    labels: { publicId: t("erase_confirm") },
    constraint: { publicId: { required: true } },
  });
  return (
    <>
      <PageHeader title={t("erase_title", { name: publicId })} crumbs={[{ label: publicId, to: back }]} />
      <ScreenForm of={form}>
        <FormCard
          actions={
            <>
              <Button tone="danger">{t("erase")}</Button>
              {mayEverywhere && <ButtonLink to={paths.erasePerson("company", id)}>{t("erase_everywhere")}</ButtonLink>}
              <ButtonLink to={back}>{t("common:cancel")}</ButtonLink>
            </>
          }
        >
          <p>
            {t(of === "company" ? "erase_company_text" : "erase_text")} <strong>{t("erase_cannot_undo")}</strong>
          </p>
          <p>{t(of === "company" ? "erase_company_files" : "erase_files")}</p>
          <p>{t("erase_counts")}</p>
          <TextField {...form.field("publicId")} hint={t("erase_confirm_hint", { id: publicId })} />
        </FormCard>
      </ScreenForm>
    </>
  );
}
