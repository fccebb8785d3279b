const MOST_CHARACTERS = 2_000;
const MOST_CAUSES = 3;
/** PostgreSQL's message about an unreadable value ends with the value. */
const QUOTED_VALUE = /: ".*"$/s;

type Logged = { type: string; message: string; stack?: string; errorCode?: string; sqlState?: string; cause?: Logged; errors?: Logged[] };

/**
 * An error as logged: its kind, message and stack, at most 2,000 characters each, and the same for its cause. Other
 * properties, and values quoted by the database, may come from anybody's request and are left out.
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
    // Not named `code`: the log hides that name because of sign-in codes.
    [severity === undefined ? "errorCode" : "sqlState"]: typeof code === "string" ? cut(code) : undefined,
    cause: inner(cause),
    errors: Array.isArray(errors) ? errors.slice(0, MOST_CAUSES).flatMap((each) => inner(each) ?? []) : undefined,
  };
}

const cut = (text: string) => (text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text);
