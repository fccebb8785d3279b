/** What can be done with several messages at once, as addresses and forms name it. */
export const MESSAGE_ACTS = ["publish", "unpublish", "archive", "restore"] as const;
export type MessageAct = (typeof MESSAGE_ACTS)[number];

export const messageActIn = (value: unknown): MessageAct | undefined => MESSAGE_ACTS.find((act) => act === value);

/** What is put away can only be brought back. */
export const actsOn = (state: string): readonly MessageAct[] =>
  state === "archived" ? ["restore"] : MESSAGE_ACTS.filter((act) => act !== "restore");
