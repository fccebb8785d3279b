/** Where the player was loaded from and for whom. `api` is the API's address without a slash at its end. */
export type PlayerConfig = { property: number; api: string; nonce: string; language: string };

/** Reads `<script src="API/player/player.js" data-property="1" data-language="de" nonce="…">`; null when it names no property. */
export function readConfig(script: HTMLScriptElement | null): PlayerConfig | null {
  const property = Number(script?.getAttribute("data-property"));
  if (!script || !Number.isInteger(property) || property <= 0) return null;
  const api = script.src.replace(/\/player\/[^/]*$/, "");
  return { property, api, nonce: script.nonce ?? "", language: (script.getAttribute("data-language") ?? "").trim() };
}

/** The script's own element; a module or an inserted script has no `currentScript` and is looked up by its mark. */
export function ownScript(): HTMLScriptElement | null {
  const { currentScript } = document;
  if (currentScript?.hasAttribute("data-property")) return currentScript as HTMLScriptElement;
  return document.querySelector<HTMLScriptElement>("script[data-property][src*='/player/']");
}
