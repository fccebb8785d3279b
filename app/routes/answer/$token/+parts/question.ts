import type { SerializeFrom } from "@remix-run/node";
import type { AskedPage } from "#app/api/public-answers.server.ts";
import type { FormValues } from "#app/routes/answer/$token/form-values.ts";
import type { Words } from "#app/routes/answer/$token/words.server.ts";

export type QuestionProps = {
  question: AskedPage["questions"][number];
  /** What stands at the ends of its scale, in one sentence. */
  scale: string;
  values: FormValues;
  words: SerializeFrom<Words>;
  problem: string | undefined;
};
