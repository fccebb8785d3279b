import pino from "pino";
import { SECRET_PARAMETERS } from "#server/launch/secret-parameters.mjs";
import { loggedError } from "./logged-error.ts";

const SECRET_FIELDS = [
  "password",
  "newPassword",
  "token",
  "access_token",
  "refresh_token",
  "id_token",
  "code",
  "secret",
  "email",
  "recipient",
];
const SECRET_HEADERS = ["authorization", "cookie", "set-cookie"];

const redactedPaths = [
  // PostgreSQL's message about a rejected row contains the row's values.
  "err.detail",
  "err.where",
  ...SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  ...SECRET_HEADERS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
];

/** An address without values that a reader of the log may not know. */
export function withoutSecrets(url: string): string {
  return url.replace(SECRET_PARAMETERS, "$1[hidden]");
}

/** JSON lines on standard output. Passwords, tokens, cookies and e-mail addresses never reach them. */
export function createLog(level: string, destination?: pino.DestinationStream): pino.Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    redact: { paths: redactedPaths, censor: "[hidden]" },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { url: (url: unknown) => (typeof url === "string" ? withoutSecrets(url) : url), err: loggedError },
  };
  return destination ? pino(options, destination) : pino(options);
}
