import type { SerializeFrom } from "@remix-run/node";
import type { ShownScreen } from "#app/routes/answer/$token/shown-screen.server.ts";
import styles from "./answer.module.css";

/** The thank-you, and what becomes of another answer. */
export function EndText({ of: { asked, words, isDone, anew } }: { of: SerializeFrom<ShownScreen> }) {
  const own = { lang: words.lang ?? undefined, dir: words.lang ? words.dir : undefined };
  return (
    <>
      <h1 className={styles.heading}>{asked.thanks || words.done}</h1>
      {!isDone && <p {...own}>{words.already}</p>}
      {anew && (
        <p {...own}>
          <a href={anew}>{words.again}</a>
        </p>
      )}
    </>
  );
}
