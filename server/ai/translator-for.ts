import type { Parts } from "#server/parts.ts";
import { chatFor } from "./model/chat.ts";
import { translateByModel } from "./model/translate.ts";
import { translateKnown } from "./rules/translate-known.ts";
import type { Translator } from "./translator.ts";

/** What translates: the model of the settings, else rules (design section 4: AI calls). Texts that are shown to everybody are nothing personal. */
export function translatorFor({ env, log }: Pick<Parts, "env" | "log">): Translator {
  const chat = chatFor(env);
  if (!chat) return translateKnown;
  return translateByModel(chat, translateKnown, (error) => log.warn({ error: String(error) }, "the model did not translate"));
}
