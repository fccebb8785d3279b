import { SHOWN_TEXTS } from "#app/domain/player/property-texts.ts";
import { TextField } from "#app/ui/fields/text-field.tsx";
import type { FieldOf } from "./stylings-screen.tsx";

type Props = { field: FieldOf<(typeof SHOWN_TEXTS)[number]>; usual: Record<string, string> };

/** What the assistant says in one language; what is left empty is in the usual words, which stand in the field. */
export function TextsFields({ field, usual }: Props) {
  return SHOWN_TEXTS.map((name) => <TextField key={name} {...field(name)} placeholder={usual[name]} optional />);
}
