/** Where the player was loaded from and for whom. `api` is the API's address without a slash at its end. */
export type PlayerConfig = { property: number; api: string; nonce: string; language: string };

/** Reads `<script src="API/player/player.js" data-property="1" data-language="de" nonce="…">`; null when it names no property. */
export function readConfig(script: HTMLScriptElement | null): PlayerConfig | null {
  const { property, language = "" } = script?.dataset ?? {};
  const number = Number(property);
  if (!script || !Number.isInteger(number) || number <= 0) return null;
  return { property: number, api: script.src.replace(/\/player\/[^/]*$/, ""), nonce: script.nonce ?? "", language: language.trim() };
}

/** The script's own element; a module or an inserted script has no `currentScript` and is looked up by its mark. */
export function ownScript(): HTMLScriptElement | null {
  const { currentScript } = document;
  const own = currentScript as HTMLScriptElement | null;
  return own?.dataset.property ? own : document.querySelector("script[data-property][src*='/player/']");
}
