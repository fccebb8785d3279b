/** The digits of a text, as many as may be (specification 1, section 5: Number-only inputs). */
export const digitsOf = (text: string, most?: number): string => text.replace(/\D/g, "").slice(0, most);
