/**
 * How many showings of a message there were, and in how many of them it was seen, clicked, closed and answered: each counted once, on the day
 * on which it was shown, so that none of the others is more than `shown`.
 */
export const MESSAGE_COUNTS = ["shown", "seen", "clicked", "closed", "answered"] as const;
export type MessageCount = (typeof MESSAGE_COUNTS)[number];
export type MessageCounts = Record<MessageCount, number>;

/** Shares of the showings in the same window, 0 to 1; null without any. */
export type MessageRates = Record<"seenRate" | "clickRate" | "closeRate" | "responseRate", number | null>;
export type MessageFigures = MessageCounts & MessageRates;

/** Counts with their rates, not rounded (issue 12 D). */
export function messageFigures({ shown, seen, clicked, closed, answered }: MessageCounts): MessageFigures {
  const share = (count: number) => (shown > 0 ? count / shown : null);
  return {
    ...{ shown, seen, clicked, closed, answered },
    ...{ seenRate: share(seen), clickRate: share(clicked), closeRate: share(closed), responseRate: share(answered) },
  };
}

/** How a message comes to people: by the player in the application, or on the page of its public link. */
export const MESSAGE_WAYS = ["application", "link"] as const;

/** How a message is sent away: just closed, put off, or never wanted again. */
export const CLOSED_BY = ["close", "later", "never"] as const;
