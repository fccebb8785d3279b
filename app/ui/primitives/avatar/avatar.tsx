import styles from "./avatar.module.css";

const COLOURS = 7;

/** Up to two initials of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return picked
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toLocaleUpperCase();
}

function colourOf(name: string): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return sum % COLOURS;
}

type Props = {
  name: string;
  image?: string | null;
  size?: "small" | "medium" | "large";
  /** People are round, everything else has corners. */
  of?: "property" | "person";
};

/** A picture, or else initials on one of seven colours. Decoration beside the name, so hidden from screen readers, and drawn by the style
 * sheet, because a text browser reads out all that is text. */
export function Avatar({ name, image, size = "medium", of = "property" }: Props) {
  const classes = [styles.avatar, styles[size], of === "person" && styles.person].filter(Boolean).join(" ");
  if (image) return <img className={classes} src={image} alt="" />;
  return <span className={`${classes} ${styles[`colour${colourOf(name)}`]}`} aria-hidden="true" data-initials={initialsOf(name)} />;
}
