/**
 * What stands for the title of a message that is not known, as it is gone (specification 1, section 3: Message), on screens.
 * A message that is there and has no words yet is called "Untitled".
 */
export const UNKNOWN_TITLE = "–";
