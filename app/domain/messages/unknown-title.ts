/** What stands for the title of a message that is not known (specification 1, section 3: Message), on screens and in exports. */
export const UNKNOWN_TITLE = "–";
