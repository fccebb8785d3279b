type Part = "title" | "subtitle" | "status";

/** The name of a field that there is once for each language. */
export const nameIn = (part: Part, language: string) => `${part}-${language}`;
