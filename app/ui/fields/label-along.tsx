import { createContext, useContext } from "react";
import type { FieldProps } from "./field.ts";

/** Whether the labels of typed fields are sent along with their form: the form of a screen, which is never lost. */
export const LabelsAlong = createContext(false);

/**
 * Sends the label of a field that is typed into along with it, so that a page that shows what was typed can name it, whatever form it is
 * of. A password has none, since it is never shown.
 */
export function LabelAlong({ field, label }: Pick<FieldProps, "field" | "label">) {
  return useContext(LabelsAlong) ? <input type="hidden" name={`label-${field.name}`} value={label} /> : null;
}
