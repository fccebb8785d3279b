/**
 * Loads the provider library without its notice that Node 20 is not the newest line: it works there (the tests run on it),
 * and the line would be the first thing that a person sees at start.
 */
export async function oidcLibrary(): Promise<typeof import("oidc-provider")> {
  const warn = console.warn;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes("oidc-provider WARNING: Unsupported runtime")) warn(...words);
  };
  try {
    return await import("oidc-provider");
  } finally {
    console.warn = warn;
  }
}
