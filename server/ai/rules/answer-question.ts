import { answerTo } from "#app/domain/copilot/answer.ts";
import type { Answerer } from "#server/ai/answerer.ts";

/** Answers by rules, which retrieve and quote; nothing is sent anywhere. */
export const answerByRules: Answerer = async ({ question, index, isOffered }) => ({
  ...answerTo(index, question, isOffered),
  byRules: true,
});
