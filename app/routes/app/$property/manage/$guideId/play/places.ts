/** Stand in an address for what comes before the first step and after the last one; no step has such an id. */
export const POPUP = "_popup";
export const END = "_end";
