import { summarizeComments } from "#app/api/copilot.server.ts";
import type { AnswersQuery } from "#app/api/message-results.server.ts";
import { MOST_COMMENTS } from "#app/contracts/copilot.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { ANSWERS, type AskingType } from "./kinds.server.ts";

const AT_ONCE = 100;

/** What the newest comments that the filters of an address leave have in common; null without any. */
export async function commentSummary(viewer: Viewer, type: AskingType, message: string, asked: AnswersQuery) {
  const comments: string[] = [];
  let question = "";
  let total = 0;
  for (let page = 1; comments.length < MOST_COMMENTS; page++) {
    const found = await ANSWERS[type].list(viewer, message, { ...asked, commented: "yes", page, limit: AT_ONCE });
    question = found.question;
    total = found.total;
    comments.push(...found.data.map(({ comment }) => comment));
    if (found.data.length < AT_ONCE) break;
  }
  if (comments.length === 0) return null;
  return { total, ...(await summarizeComments(viewer, question.slice(0, 1000), comments.slice(0, MOST_COMMENTS))) };
}
