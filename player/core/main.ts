import { ownScript, readConfig } from "./config.ts";
import { attempt } from "./guard.ts";
import { createPlayer } from "./player.ts";

/**
 * The player's entry. A host page loads it with
 * `<script src="API_URL/player/player.js" data-property="1" [data-language="de"] [nonce="…"] async></script>`
 * and may call window.Handrail.identify, start, stop and setLanguage; what it may call before the script has loaded is
 * described at HandrailApi. Nothing here throws into the host page or adds another global.
 */
attempt(() => {
  const config = readConfig(ownScript());
  if (config) createPlayer(config);
});
