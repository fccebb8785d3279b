import type { PropertyTexts } from "#app/domain/player/property-texts.ts";
import { LanguageTabs } from "#app/features/languages/language-tabs.tsx";
import type { Query } from "#app/paths/with-query.ts";
import { StylingsScreen } from "./stylings-screen.tsx";
import { TextsFields } from "./texts-fields.tsx";

type Screen<Name extends string> = Parameters<typeof StylingsScreen<Name>>[0];
type Props<Name extends string> = Omit<Screen<Name>, "renderTabs" | "labels" | "renderFields" | "actions"> & {
  /** Of the fields, in their order; `prefix` begins the ids of the form. */
  names: readonly Name[];
  prefix: string;
  usual: Record<string, string>;
  all: { key: string; name: string; isDefault: boolean }[];
  addressOf: (query: Query) => string;
};

/** A form for texts of the property in one language, beside the assistant as it will say them. */
export function TextsScreen<Name extends keyof PropertyTexts>({ names, prefix, usual, all, addressOf, ...edited }: Props<Name>) {
  return (
    <StylingsScreen
      {...edited}
      renderTabs={(look) => (
        <LanguageTabs
          of={{ key: edited.language, all }}
          written={all.map(({ key }) => ({ key, status: "on" }))}
          addressOf={(lang) => addressOf({ ...look, lang })}
        />
      )}
      labels={{ names, prefix: `${prefix}-${edited.language}` }}
      renderFields={({ field }) => <TextsFields names={names} field={field} usual={usual} />}
    />
  );
}
