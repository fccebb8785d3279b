import { useTranslation } from "react-i18next";
import { CreateCard } from "#app/features/form/create-card.tsx";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { fieldOf, LEFT_OUT, suggestedMapping } from "#app/routes/app/$property/manage/$guideId/copy-to/mapping.ts";
import type { Target } from "#app/routes/app/$property/manage/$guideId/copy-to/targets.server.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import type { FieldProps } from "#app/ui/fields/field.ts";
import { FieldGroup } from "#app/ui/fields/field-group.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";

type Props = { guide: { id: number; languages: { key: string; name: string }[] }; target: NonNullable<Target> };

/** What each language of the guide becomes in the other property, and where the copy goes. */
export function MappingForm({ guide, target }: Props) {
  const { t } = useTranslation(["bundles", "manage"]);
  const paths = usePaths();
  const labels = Object.fromEntries(guide.languages.map(({ key, name }) => [fieldOf(key), name]));
  const form = useScreenForm<string>({
    id: "copy",
    values: {
      ...suggestedMapping(
        guide.languages.map(({ key }) => key),
        target.languages,
      ),
      chapterId: "0",
    },
    labels: { ...labels, chapterId: t("manage:chapter") },
    constraint: {},
  });
  // Their names are those of the guide's languages.
  const field = (name: string) => form.field(name) as Pick<FieldProps, "field" | "label">;
  if (!target.mayEdit) {
    return (
      <FormCard actions={<ButtonLink to={paths.copyGuideTo(guide.id)}>{t("other_property")}</ButtonLink>}>
        <p>{t("copy_not_allowed", { name: target.name })}</p>
      </FormCard>
    );
  }
  const standard = target.languages.find(({ key }) => key === target.defaultLanguage)?.name ?? target.defaultLanguage;
  const options = [{ value: LEFT_OUT, label: t("leave_out") }, ...target.languages.map(({ key, name }) => ({ value: key, label: name }))];
  return (
    <CreateCard of={form} submit={t("copy")} cancelTo={paths.guideSteps(guide.id)}>
      <FieldGroup label={t("languages")}>
        <p>{t("languages_hint", { language: standard })}</p>
        {guide.languages.map(({ key }) => (
          <SelectField key={key} {...field(fieldOf(key))} options={options} />
        ))}
      </FieldGroup>
      <SelectField
        {...field("chapterId")}
        options={target.chapters.map(({ id, title }) => ({ value: String(id), label: id === 0 ? t("manage:unsorted") : title }))}
      />
      <p>{t("copy_what")}</p>
      <p>
        <Link to={paths.copyGuideTo(guide.id)}>{t("other_property")}</Link>
      </p>
    </CreateCard>
  );
}
