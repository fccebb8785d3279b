/** Names of the controls in a part of a document that people type into, other than passwords, and of the labels that come along with them. */
export function typedControls(html: string): { typed: string[]; labelled: string[] } {
  const tags = [...html.matchAll(/<(input|textarea)\b([^>]*)>/g)].map(([, tag, attributes = ""]) => {
    const of = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";
    return { type: tag === "textarea" ? "text" : of("type") || "text", name: of("name") };
  });
  const named = (wish: RegExp) => tags.filter(({ type, name }) => name !== "" && wish.test(type)).map(({ name }) => name);
  return {
    typed: named(/^(text|search|email|url|tel|number|date|time|datetime-local|month|week)$/),
    labelled: named(/^hidden$/).flatMap((name) => (name.startsWith("label-") ? [name.slice("label-".length)] : [])),
  };
}
