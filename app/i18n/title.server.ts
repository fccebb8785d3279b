import { languageOf } from "./language.server.ts";
import { translatorOf } from "./translator.server.ts";

/** A text in the language of a request, for use outside components: document titles, files. */
export async function titleOf(request: Request, namespace: string, key: string, values?: Record<string, unknown>): Promise<string> {
  return translatorOf(await languageOf(request)).t(`${namespace}:${key}`, values ?? {});
}
