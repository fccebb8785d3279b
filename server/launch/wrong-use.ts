/** The command was called with words it cannot use; the message says how to call it. */
export class WrongUse extends Error {}
