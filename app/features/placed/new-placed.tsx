import { useTranslation } from "react-i18next";
import { CreateCard } from "#app/features/form/create-card.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import type { newPlaced } from "./edited.server.ts";
import { type Noun, waysOf } from "./noun.ts";
import { PlacedFields } from "./placed-fields.tsx";
import { usePlacedForm } from "./use-placed-form.ts";

type Props = { noun: Noun; of: Awaited<ReturnType<typeof newPlaced>> };

/** The page for a new tooltip or validator. */
export function NewPlaced({ noun, of: { title, values, constraint, language, choices } }: Props) {
  const { t } = useTranslation("hints");
  const ways = waysOf(usePaths(), noun);
  const form = usePlacedForm({ id: noun, values, constraint, language });
  return (
    <>
      <PageHeader title={title} lead={t(`new_lead_${noun}`)} crumbs={[{ label: t(`title_${noun}`), to: ways.list() }]} />
      <CreateCard of={form} submit={t(`create_${noun}`)} cancelTo={ways.list()}>
        <PlacedFields noun={noun} form={form} choices={choices} isNew />
      </CreateCard>
    </>
  );
}
