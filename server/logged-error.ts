const MOST_CHARACTERS = 2_000;
const MOST_CAUSES = 3;
/** What PostgreSQL says of a value that it cannot read ends with the value. */
const QUOTED_VALUE = /: ".*"$/s;

type Logged = { type: string; message: string; stack?: string; errorCode?: string; sqlState?: string; cause?: Logged; errors?: Logged[] };

/**
 * An error as the log keeps it: its kind, message and stack, each of at most 2,000 characters, and the same of what caused it. Other
 * properties, and values that a database quotes, may be of anybody's request and are left out.
 */
export function loggedError(error: unknown, depth = 0): Logged | string {
  if (!(error instanceof Error)) return typeof error === "string" ? cut(error) : typeof error;
  const { code, severity, cause, errors } = error as Error & { code?: unknown; severity?: unknown; errors?: unknown };
  const message = severity === undefined ? error.message : error.message.replace(QUOTED_VALUE, ": [hidden]");
  const inner = (value: unknown) => (value instanceof Error && depth < MOST_CAUSES ? (loggedError(value, depth + 1) as Logged) : undefined);
  return {
    type: cut(error.constructor.name || error.name),
    message: cut(message),
    stack: error.stack && cut(error.stack.replace(error.message, () => message)),
    // Not `code`: the log hides what has that name, for codes of sign-ins.
    [severity === undefined ? "errorCode" : "sqlState"]: typeof code === "string" ? cut(code) : undefined,
    cause: inner(cause),
    errors: Array.isArray(errors) ? errors.slice(0, MOST_CAUSES).flatMap((each) => inner(each) ?? []) : undefined,
  };
}

const cut = (text: string) => (text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text);
