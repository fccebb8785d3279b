import styles from "./answer.module.css";

/** What somebody typed that could not be kept, so that they can copy it. */
export function TypedTexts({ title, texts }: { title: string; texts: string[] }) {
  return (
    <section>
      <h2 className={styles.typedTitle}>{title}</h2>
      {[...new Set(texts)].map((text) => (
        <p key={text} className={styles.typed} dir="auto">
          {text}
        </p>
      ))}
    </section>
  );
}
