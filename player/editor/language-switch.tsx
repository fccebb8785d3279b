/** @jsxImportSource preact */
import type { Desk } from "./desk.ts";
import { languageName } from "./language-name.ts";

/** The language that texts are written in, where there are several. */
export function LanguageSwitch({ desk: { texts, languages, controller, writeIn } }: { desk: Desk }) {
  const { draft, language } = controller.state;
  const now = draft?.language ?? language;
  const all = languages.includes(now) ? languages : [now, ...languages];
  if (all.length < 2) return null;
  return (
    <label class="language">
      <span>{texts.language}</span>
      <select
        class="control"
        data-part="language"
        value={now}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.value;
          // Until it is written in, the choice stands where it was.
          currentTarget.value = now;
          void writeIn(chosen);
        }}
      >
        {all.map((key) => (
          <option key={key} value={key}>
            {languageName(key, texts)}
          </option>
        ))}
      </select>
    </label>
  );
}
