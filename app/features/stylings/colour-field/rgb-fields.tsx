import { useId, useState } from "react";
import { hexOf, rgbOf } from "#app/domain/player/ink-on.ts";
import fieldStyles from "#app/ui/fields/field.module.css";
import styles from "./colour-field.module.css";

/** The three parts of a colour, from 0 to 255. */
export function RgbFields({ colour, onChange }: { colour: string; onChange: (colour: string) => void }) {
  const id = useId();
  const parts = rgbOf(colour);
  // A part is required: one that is emptied keeps its last value, which stands there again once the field is left.
  const [emptied, setEmptied] = useState(-1);
  return (
    <div className={styles.rgb}>
      {["R", "G", "B"].map((name, index) => (
        <div key={name} className={styles.part}>
          <label htmlFor={`${id}${name}`}>{name}</label>
          <input
            id={`${id}${name}`}
            className={fieldStyles.control}
            type="number"
            min={0}
            max={255}
            required
            value={emptied === index ? "" : parts[index]}
            onBlur={() => setEmptied(-1)}
            onChange={({ currentTarget }) => {
              if (currentTarget.value === "") return setEmptied(index);
              setEmptied(-1);
              onChange(
                hexOf(parts.map((part, at) => (at === index ? Math.min(255, Math.max(0, Math.round(Number(currentTarget.value)))) : part))),
              );
            }}
          />
        </div>
      ))}
    </div>
  );
}
