export const SHORT_NAMES: RegExp;
