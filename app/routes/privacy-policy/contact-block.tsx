import styles from "./privacy-policy.module.css";

type Props = { title: string; lines: string[] | null; unset: string };

/** Whom to write to, as the operator set it; without that setting, a sentence saying so. */
export function ContactBlock({ title, lines, unset }: Props) {
  return (
    <section className={styles.contact}>
      <h3>{title}</h3>
      {lines ? (
        <address className={styles.address}>
          {lines.map((line) => (
            <span key={line}>{/^[^\s@<>"]+@[^\s@<>"]+$/.test(line) ? <a href={`mailto:${line}`}>{line}</a> : line}</span>
          ))}
        </address>
      ) : (
        <p>{unset}</p>
      )}
    </section>
  );
}
