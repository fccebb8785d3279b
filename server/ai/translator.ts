/** Texts in another language, each null where it could not be translated. `byRules`: by rules that know some sentences, else by a model. */
export type Translated = { texts: (string | null)[]; byRules: boolean };

/**
 * The port for translations (design section 4: AI calls). It is given what is to be shown to everybody, and nothing about people.
 * @param from a language key, as in "en" or "pt-BR"; `to` alike
 */
export type Translator = (texts: readonly string[], from: string, to: string) => Promise<Translated>;
