import type { CommentGroup, CommentSummarizer } from "#server/ai/comment-summarizer.ts";

const MOST_GROUPS = 8;
const MOST_QUOTES = 3;
const LEAST_LETTERS = 4;
/** Words that say nothing of what a comment is about. */
const EMPTY = new Set(
  `about after again also although always because been before being between both cannot could does doesn doing don done down each even ever every from good
  great have having here into isn just like love made make makes many more most much must need needs never nice often only other over please really should
  since some something sometimes still such than thank thanks that their them then there these they thing things this those though time today very want
  well were what when where which while will with without work works would your aber alle allem allen aller alles als auch beim bitte damit dann dass dein
  deine denn dennoch diese diesem diesen dieser dieses doch dort durch eine einem einen einer eines euch eure euer fehlt ganz gern gibt gute guter gutes haben habe
  hatte heute hier ihre ihren immer jede jeden jeder jetzt kann kein keine keinen können könnte leider machen macht manchmal mehr mein meine mich möchte muss nach
  nicht nichts noch ohne oder oft schon sehr sein seine seit sich sind sollte super tolle toll über unter viel viele vielen wäre wann warum weil wenn werden wird
  wirklich wieder wurde würde zwar`.split(/\s+/),
);

/**
 * Groups comments by the word that most of them share, then what is left by the next, and quotes the shortest of each group. The same comments
 * give the same summary, whatever their order. Nothing leaves the server.
 */
export const summarizeByRules: CommentSummarizer = async ({ comments }) => {
  const written = comments.map((text) => text.trim()).filter(Boolean);
  let left = written.map((text) => ({ text, words: wordsIn(text) }));
  const groups: CommentGroup[] = [];
  while (groups.length < MOST_GROUPS) {
    const word = mostShared(left.map(({ words }) => words));
    if (word === null) break;
    const own = left.filter(({ words }) => words.has(word));
    groups.push({ word, count: own.length, quotes: quotesOf(own.map(({ text }) => text)) });
    left = left.filter(({ words }) => !words.has(word));
  }
  return { count: written.length, groups, others: left.length, byRules: true };
};

/** In lower case, without those that say nothing. A plural's "s" is dropped, so that both forms meet. */
function wordsIn(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const telling = words.filter((word) => word.length >= LEAST_LETTERS && !EMPTY.has(word));
  return new Set(telling.map((word) => (word.length > LEAST_LETTERS + 1 && /[^s]s$/.test(word) ? word.slice(0, -1) : word)));
}

/** The word that the most comments share, and at least two; the first by its letters of several. */
function mostShared(comments: Set<string>[]): string | null {
  const counts = new Map<string, number>();
  for (const words of comments) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const shared = [...counts].filter(([, count]) => count > 1).toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return shared[0]?.[0] ?? null;
}

/** Each once, the shortest first. */
const quotesOf = (texts: string[]) => [...new Set(texts)].toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, MOST_QUOTES);
