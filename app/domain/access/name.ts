/** The longest name of a person, in UTF-16 code units, as `maxlength` counts. */
export const NAME_LENGTH = 120;
