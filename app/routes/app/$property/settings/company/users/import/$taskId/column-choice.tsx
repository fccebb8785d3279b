import { useTranslation } from "react-i18next";
import type { KnownAttribute } from "#app/api/people.server.ts";
import { matchOf } from "#app/domain/imports/matching.ts";
import { newKeyOf } from "#app/domain/imports/new-key.ts";
import { DATA_TYPES } from "#app/domain/users/attribute.ts";
import fieldStyles from "#app/ui/fields/field.module.css";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { type Column, fresh, IDENTIFIER, known, LEFT_OUT, nameOf } from "./mapping.ts";
import styles from "./mapping-form.module.css";

const TONES = { full: "good", partial: "warn", no_match: "neutral" } as const;

type Props = {
  column: Column;
  title: string;
  attributes: KnownAttribute[];
  restoreAt: (attribute: number) => string | null;
  chosen: string;
  error: string | undefined;
};

/** A column of the file with its first values, and what it becomes. */
export function ColumnChoice({ column, title, attributes, restoreAt, chosen, error }: Props) {
  const { t } = useTranslation(["imports", "attributes", "errors"]);
  const match = matchOf(column.suggestion.match);
  const name = nameOf(column);
  const { namesake } = column;
  const said = namesake?.property ? t("namesake", { property: namesake.property, name: namesake.name, key: newKeyOf(column) }) : null;
  const restore = error === "import_attribute_archived" && namesake ? restoreAt(namesake.attributeId) : null;
  const described = [error && `${name}-error`, said && `${name}-namesake`].filter(Boolean).join(" ");
  return (
    <li className={styles.column}>
      <label htmlFor={name}>
        <bdi className={styles.name}>{title}</bdi> <Badge tone={TONES[match]}>{t(`match_${match}`)}</Badge>{" "}
        <span className="visually-hidden">{t("becomes")}</span>
      </label>
      <bdi className={styles.samples}>{column.samples.join(" · ") || "–"}</bdi>
      <div>
        <select
          id={name}
          name={name}
          className={fieldStyles.control}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          defaultValue={chosen}
        >
          <option value={LEFT_OUT}>{t("left_out")}</option>
          <option value={IDENTIFIER}>{t("identifier")}</option>
          {attributes.length > 0 && (
            <optgroup label={t("known_attributes")}>
              {attributes.map(({ id, name }) => (
                <option key={id} value={known(id)}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label={t("new_attribute", { key: newKeyOf(column) })}>
            {DATA_TYPES.map((type) => (
              <option key={type} value={fresh(type)}>
                {t("new_of_type", { type: t(`attributes:type_${type}`) })}
              </option>
            ))}
          </optgroup>
        </select>
        {error && (
          <p id={`${name}-error`} className={fieldStyles.error}>
            {t(`errors:${error}`, { name: namesake?.name ?? newKeyOf(column) })}{" "}
            {restore && <Link to={restore}>{t("attributes:restore")}</Link>}
          </p>
        )}
        {said && (
          <p id={`${name}-namesake`} className={fieldStyles.hint}>
            {said}
          </p>
        )}
      </div>
    </li>
  );
}
