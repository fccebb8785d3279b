import field from "#app/ui/fields/field.module.css";
import styles from "./search-form.module.css";

type Props<Value extends string> = {
  name: string;
  label: string;
  value: Value;
  of: readonly Value[];
  text: (value: Value) => string;
};

/** One choice of several, beside the search of a list. */
export function SearchChoice<Value extends string>({ name, label, value, of, text }: Props<Value>) {
  return (
    // Made anew for another value, so that it shows what the address says.
    <select key={value} className={`${field.control} ${styles.choice}`} name={name} aria-label={label} defaultValue={value}>
      {of.map((each) => (
        <option key={each} value={each}>
          {text(each)}
        </option>
      ))}
    </select>
  );
}
