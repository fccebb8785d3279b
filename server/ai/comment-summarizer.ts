/** Comments that have something in common: the word that they share, how many they are, and a few of them as they were written. */
export type CommentGroup = { word: string; count: number; quotes: string[] };
export type CommentSummary = {
  count: number;
  groups: CommentGroup[];
  /** How many share no word with another. */
  others: number;
  /** Whether rules read the comments; else a model did. */
  byRules: boolean;
};

/**
 * The port for summaries of comments (design section 4: AI calls). It is given the question and the comments, which people wrote themselves:
 * an implementation that sends them anywhere needs the company's opt-in. The default sends nothing.
 */
export type CommentSummarizer = (asked: { question: string; language: string; comments: string[] }) => Promise<CommentSummary>;
