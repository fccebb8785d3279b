import type { PropertyTexts } from "#app/domain/player/property-texts.ts";
import { TextField } from "#app/ui/fields/text-field.tsx";
import type { FieldOf } from "./stylings-screen.tsx";

type Props<Name extends string> = { names: readonly Name[]; field: FieldOf<Name>; usual: Record<string, string> };

/** What the assistant says in one language; what is left empty is in the usual words, which stand in the field. */
export function TextsFields<Name extends keyof PropertyTexts>({ names, field, usual }: Props<Name>) {
  return names.map((name) => <TextField key={name} {...field(name)} placeholder={usual[name]} optional />);
}
