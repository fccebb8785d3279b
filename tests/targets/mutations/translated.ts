const RUNS = ["aeiou", "bcdfghjklmnpqrstvwxz", "äöü", "éèêàâç", "ابتثجحخدذرزسشصضطظعغفقكلمنهوي"];

/** A text in a language that nobody speaks: other words of the same length. Words with digits and signs, and those that are to stay, stay. */
export function translated(text: string, stay: ReadonlySet<string>): string {
  return text.replace(/[^\s]+/g, (word) => {
    const bare = word.toLowerCase().replace(/^[("„«]+|[)",.:;!?…“»]+$/g, "");
    return /[\d@/\\_]/.test(word) || stay.has(bare) || stay.has(word.toLowerCase()) ? word : [...word].map(another).join("");
  });
}

function another(letter: string): string {
  const small = letter.toLowerCase();
  const run = RUNS.find((each) => each.includes(small));
  if (run) {
    const next = run[(run.indexOf(small) + Math.ceil(run.length / 2) - 1) % run.length]!;
    return small === letter ? next : next.toUpperCase();
  }
  return /[\u3040-\u9fff]/.test(letter) ? String.fromCharCode(letter.charCodeAt(0) + 2) : letter;
}
