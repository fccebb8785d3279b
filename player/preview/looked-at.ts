/** What does nothing in a document without scripts. */
const DEAD = /^(button|input|select)$/;
/** What scrolls: the list of the panel, and what a card says. */
const SCROLLS = /^(list|body)$/;

/**
 * What is put on an element of a drawing that is only looked at: nobody comes by key or press to what does nothing in it. What works without scripts stays
 * (links, what unfolds, videos), and what scrolls is come to under the name of the drawing.
 */
export const lookedAt = (name: string, isUnfolding: boolean) => (element: string, look: unknown) => {
  if (DEAD.test(element) || (element === "details" && !isUnfolding)) return { inert: true };
  return SCROLLS.test(String(look)) ? { role: "region", tabIndex: 0, "aria-label": name } : {};
};
