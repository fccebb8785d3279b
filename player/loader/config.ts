/** Where the player was loaded from and for whom. `api` is the API's address without a slash at its end. */
export type PlayerConfig = { property: number; api: string; nonce: string; language: string };

/**
 * Reads `<script src="API/player/player.js" data-property="1" data-language="de" nonce="…">`; null when the page has none that names a property.
 * It is looked for when the page's own scripts have had their turn: to ask the browser which script runs costs a page more than all else that the
 * loader does.
 */
export function readConfig(): PlayerConfig | null {
  const script = document.querySelector<HTMLScriptElement>("script[data-property][src*='/player/']");
  const { property = "", language = "" } = script?.dataset ?? {};
  if (!script || !/^[1-9]\d*$/.test(property)) return null;
  return {
    property: Number(property),
    api: script.src.replace(/\/player\/[^/]*$/, ""),
    nonce: script.nonce ?? "",
    language: language.trim(),
  };
}
