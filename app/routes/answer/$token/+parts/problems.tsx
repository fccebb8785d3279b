import type { SerializeFrom } from "@remix-run/node";
import type { ShownScreen } from "#app/routes/answer/$token/shown-screen.server.ts";
import styles from "./answer.module.css";

/** What is wrong on the page, each with a link to its field. */
export function Problems({ of: { problems, words } }: { of: SerializeFrom<ShownScreen> }) {
  if (problems.length === 0) return null;
  return (
    <section className={styles.problems} role="alert" aria-labelledby="problem-title" tabIndex={-1}>
      <h2 id="problem-title" lang={words.lang ?? undefined}>
        {words.problem}
      </h2>
      <ul>
        {problems.map(({ id, to, about, text }) => (
          <li key={id}>
            <a href={`#${to}`}>
              {about && `${about}: `}
              <span lang={words.lang ?? undefined}>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const problemId = (id: string) => `${id}-problem`;

/** The same at its field. */
export function Problem({ id, text, lang }: { id: string; text: string | undefined; lang: string | null }) {
  if (text === undefined) return null;
  return (
    <p id={problemId(id)} className={styles.problem} lang={lang ?? undefined}>
      {text}
    </p>
  );
}
