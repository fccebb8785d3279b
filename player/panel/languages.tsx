/** @jsxImportSource preact */
import type { Bundle } from "#app/domain/player/bundle.ts";
import { nameOfLanguage } from "./name-of-language.ts";

type Props = Pick<Bundle, "property" | "texts"> & { spoken: string; speak(language: string): void };

/** What the assistant speaks: the language of the page, or one that the person chooses, each by its own name. */
export function Languages({ property: { languages, language }, texts, spoken, speak }: Props) {
  const chosen = languages.includes(spoken) ? spoken : "";
  return (
    <label class="small languages">
      {texts.language}
      <select class="language" onChange={(event) => speak(event.currentTarget.value)}>
        <option value="" selected={!chosen}>
          {texts.pageLanguage} {!chosen && `(${nameOfLanguage(language)})`}
        </option>
        {languages.map((key) => (
          <option key={key} value={key} lang={key} selected={key === chosen}>
            {nameOfLanguage(key)}
          </option>
        ))}
      </select>
    </label>
  );
}
