/** Wrong arguments for a command; the message says how to call it. */
export class WrongUse extends Error {}
