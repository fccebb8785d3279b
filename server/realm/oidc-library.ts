/**
 * Loads the provider library without its notice about Node 20, which it works on (the tests run there):
 * otherwise that notice would be the first thing people see at start.
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
