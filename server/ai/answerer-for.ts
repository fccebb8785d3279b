import type { Parts } from "#server/parts.ts";
import type { Answerer } from "./answerer.ts";
import { answerByModel } from "./model/answer.ts";
import { chatFor } from "./model/chat.ts";
import { answerByRules } from "./rules/answer-question.ts";

/** What answers questions: rules, and for properties that allow it the model of the settings (design section 4: AI calls). */
export function answererFor({ env, log }: Pick<Parts, "env" | "log">): (byModel: boolean) => Answerer {
  const chat = chatFor(env);
  if (!chat) return () => answerByRules;
  const model = answerByModel(chat, answerByRules, (error) => log.warn({ error: String(error) }, "the model did not answer"));
  return (byModel) => (byModel ? model : answerByRules);
}
