import styles from "./icon-examples.module.css";
import * as icons from "./icons.ts";

export const examples = {
  "in use": (
    <ul className={styles.icons}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className={styles.icon}>
          <Icon size={18} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
