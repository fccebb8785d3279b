/** What a language becomes that is left out. */
export const LEFT_OUT = "";

export const fieldOf = (language: string) => `language-${language}`;

/** The language of another property that one probably becomes: the same, or else one of the same main language. */
export function suggested(key: string, offered: readonly { key: string }[]): string {
  const [main] = key.split("-");
  const same = offered.find((each) => each.key === key) ?? offered.find((each) => each.key.split("-")[0] === main);
  return same?.key ?? LEFT_OUT;
}

/** The suggestions for all languages, each language of the other property once. */
export function suggestedMapping(keys: readonly string[], offered: readonly { key: string }[]): Record<string, string> {
  const free = [...offered];
  return Object.fromEntries(
    keys.map((key) => {
      const to = suggested(key, free);
      if (to !== LEFT_OUT)
        free.splice(
          free.findIndex((each) => each.key === to),
          1,
        );
      return [fieldOf(key), to];
    }),
  );
}
