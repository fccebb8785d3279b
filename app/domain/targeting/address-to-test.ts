/**
 * An address as a browser would say it, from what somebody typed to test page segments with: a whole one, one without its protocol, or the
 * path alone. Null for nothing; what no browser could open stays as it is.
 */
export function addressToTest(typed: string): string | null {
  const text = typed.trim();
  if (text === "") return null;
  const isPath = text.startsWith("/") && !text.startsWith("//");
  const whole = isPath ? `https://path.invalid${text}` : text.includes("://") ? text : `https://${text.replace(/^\/\//, "")}`;
  try {
    const { href, origin } = new URL(whole);
    return isPath ? href.slice(origin.length) : href;
  } catch {
    return text;
  }
}
