import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import fieldStyles from "#app/ui/fields/field.module.css";
import { describedBy, type FieldProps, type FormField } from "#app/ui/fields/field.ts";
import { FieldNotes } from "#app/ui/fields/field-frame.tsx";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "#app/ui/primitives/icon/icons.ts";
import styles from "./repeatable-rows.module.css";
import { RowButton, type RowIntent } from "./row-button.tsx";
import { useRowFocus } from "./use-row-focus.ts";

export type Row = {
  /** Stays with a row wherever it moves. */
  key: string;
  /** The row's name in its buttons, such as "Rule 2". */
  name: string;
  /** The row's own errors, besides those of its fields. */
  field: FormField;
  content: ReactNode;
};

/** The buttons of a list, as in conform's form, which work as submit buttons too. Rows whose order means nothing are not moved. */
export type RowIntents = {
  insert: { getButtonProps(payload: { name: string }): RowIntent };
  remove: { getButtonProps(payload: { name: string; index: number }): RowIntent };
  reorder?: { getButtonProps(payload: { name: string; from: number; to: number }): RowIntent };
};

type Props = Omit<FieldProps, "optional" | "warning"> & { form: RowIntents; rows: Row[]; add: string };

/**
 * A list of rows of fields that can be added, removed and moved; `field` is the list. Scripts keep the focus at the last act: on the first
 * field of a new row, on the button of a moved one. Put a submit button before it in the form, for Enter.
 */
export function RepeatableRows({ field, label, hint, readOnly, form, rows, add }: Props) {
  const { t } = useTranslation("fields");
  const list = useRef<HTMLOListElement>(null);
  const noteAct = useRowFocus(list, rows);
  return (
    <fieldset id={field.id} className={fieldStyles.group} disabled={readOnly} aria-describedby={describedBy({ field, hint })}>
      <legend className={fieldStyles.legend}>{label}</legend>
      <FieldNotes field={field} hint={hint} />
      <ol ref={list} className={styles.rows}>
        {rows.map(({ key, name, field: row, content }, index) => (
          <li key={key} className={styles.row}>
            <div className={styles.content}>
              {content}
              <FieldNotes field={row} />
            </div>
            <div className={styles.buttons} hidden={readOnly}>
              {form.reorder && (
                <>
                  <RowButton
                    intent={form.reorder.getButtonProps({ name: field.name, from: index, to: Math.max(index - 1, 0) })}
                    act="up"
                    label={t("row_up", { name })}
                    disabled={index === 0}
                    onPress={() => noteAct("up", key)}
                  >
                    <ArrowUp size={16} />
                  </RowButton>
                  <RowButton
                    intent={form.reorder.getButtonProps({ name: field.name, from: index, to: Math.min(index + 1, rows.length - 1) })}
                    act="down"
                    label={t("row_down", { name })}
                    disabled={index === rows.length - 1}
                    onPress={() => noteAct("down", key)}
                  >
                    <ArrowDown size={16} />
                  </RowButton>
                </>
              )}
              <RowButton
                intent={form.remove.getButtonProps({ name: field.name, index })}
                act="remove"
                label={t("row_remove", { name })}
                onPress={() => noteAct("remove", key)}
              >
                <Trash2 size={16} />
              </RowButton>
            </div>
          </li>
        ))}
      </ol>
      {!readOnly && (
        <div>
          <RowButton intent={form.insert.getButtonProps({ name: field.name })} act="add" onPress={() => noteAct("add")}>
            <Plus size={16} />
            {add}
          </RowButton>
        </div>
      )}
    </fieldset>
  );
}
