import { languageOf } from "../../i18n/language.server.ts";
import { translatorOf } from "../../i18n/translator.server.ts";

/** The title of an account page, in the language of the request. */
export async function accountTitle(request: Request, key: string): Promise<string> {
  return translatorOf(await languageOf(request)).t(`account:${key}` as never) as string;
}
