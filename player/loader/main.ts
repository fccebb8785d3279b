import type { StartPlayer } from "#player/core/main.ts";
import { type Marks, takeMarks } from "./address-mark.ts";
import { installCalls, type Waiting } from "./calls.ts";
import { readConfig } from "./config.ts";
import { createPartLoader } from "./load-part.ts";
import { whenQuiet } from "./when-quiet.ts";

/** The name of the first file, by its content; the build puts it in. */
declare const HANDRAIL_FIRST: string;

/**
 * What a host page names: `<script src="API_URL/player/player.js" data-property="1" [data-language="de"] [nonce="…"] async></script>`.
 * It is asked for anew every few minutes, and loads the player, which browsers keep, once the page is quiet: until then it but takes the host
 * page's calls, and what the address carries, before the application's own routes may take it away. Nothing here throws into the host page or adds
 * another global than window.Handrail, and where that is a player already nothing is done.
 */
try {
  const page = installCalls();
  if (page) {
    const marks = takeMarks();
    whenQuiet(() => begin(page, marks).catch(tell));
  }
} catch (error) {
  tell(error);
}

async function begin(page: Waiting, marks: Marks) {
  const config = readConfig();
  if (!config) return;
  const load = createPartLoader(page, config.api, config.nonce);
  const start = await load<StartPlayer>(HANDRAIL_FIRST);
  whenQuiet(() => start({ ...config, marks }, load, page));
}

function tell(error: unknown) {
  console.warn("Handrail:", error);
}
