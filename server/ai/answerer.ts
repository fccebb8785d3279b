import type { Answer, IsOffered } from "#app/domain/copilot/answer.ts";
import type { SearchItem } from "#app/domain/search/items-of.ts";
import type { SearchIndex } from "#app/domain/search/search-index.ts";

/** A question, what is published in the language of whoever asks, and which of it they are offered. */
type Asked = { question: string; index: SearchIndex<SearchItem>; isOffered: IsOffered };
/** `byRules`: rules chose what answers; else a model did. */
export type Answered = Answer & { byRules: boolean };

/**
 * The port for answers of the copilot (design section 4: AI calls). It is given a question and what is published, and nothing about whoever
 * asks. Whatever answers only chooses: sources are of the index and offered, and quotes are sentences of the first of them.
 * @param told what is known of an answer that comes in parts, each time that there is more; the whole may be another one
 */
export type Answerer = (asked: Asked, told?: (soFar: Answered) => void) => Promise<Answered>;
