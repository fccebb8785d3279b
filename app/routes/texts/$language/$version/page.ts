import type { LoaderFunctionArgs } from "@remix-run/node";
import { UI_LANGUAGES } from "#app/i18n/languages.ts";
import { textsFile } from "#app/i18n/texts-file.server.ts";

const A_YEAR = 31_536_000;

/** The dashboard's texts for its scripts. A page that was open during a release gets those of today, which it must not keep as its own. */
export function loader({ params }: LoaderFunctionArgs) {
  const language = UI_LANGUAGES.find((each) => each === params.language);
  if (!language) throw new Response(null, { status: 404 });
  const { json, version } = textsFile(language);
  const cache = params.version === version ? `public, max-age=${A_YEAR}, immutable` : "no-cache";
  return new Response(json, { headers: { "content-type": "application/json; charset=utf-8", "cache-control": cache } });
}
