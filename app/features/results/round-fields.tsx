import { useTranslation } from "react-i18next";
import { dayWriter } from "#app/i18n/day-text.ts";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { SelectField } from "#app/ui/fields/select-field.tsx";

const initial = (value: number | undefined) => (value === undefined ? undefined : String(value));

/** Which version of a message counts, where there are several, or the address says one. */
export function VersionField({ versions, version }: { versions: number[]; version: number | undefined }) {
  const { t } = useTranslation("results");
  if (versions.length < 2 && version === undefined) return null;
  const all = version === undefined || versions.includes(version) ? versions : [version, ...versions];
  return (
    <SelectField
      field={plainField("version", { initialValue: initial(version) })}
      label={t("version")}
      options={[
        { value: "", label: t("all_versions") },
        ...all.map((each) => ({ value: String(each), label: t("version_number", { number: each }) })),
      ]}
    />
  );
}

type Round = { round: number; from: string; to: string };

/** Which round of a message counts that comes back. */
export function RoundField({ rounds, round }: { rounds: Round[]; round: number | undefined }) {
  const { t, i18n } = useTranslation("results");
  const dayText = dayWriter(i18n.language);
  if (rounds.length < 2 && round === undefined) return null;
  const options = rounds.map(({ round: number, from, to }) => ({
    value: String(number),
    label: t("round_days", { number, from: dayText(from), to: dayText(to) }),
  }));
  const own = round !== undefined && !rounds.some((each) => each.round === round);
  return (
    <SelectField
      field={plainField("round", { initialValue: initial(round) })}
      label={t("round")}
      options={[
        { value: "", label: t("all_rounds") },
        ...(own ? [{ value: String(round), label: t("round_number", { number: round }) }] : []),
        ...options,
      ]}
    />
  );
}
