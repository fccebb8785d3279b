/** The sentences of a text, each as it is written: what ends with a mark before a space, and lines. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+/)
    .flatMap((line) => line.split(/(?<=[.!?…]["”“»'’)]{0,5})\s+/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}
