import { subscribe } from "node:diagnostics_channel";
import { keepRouteMatching } from "./route-matching.mjs";
import { SECRET_PARAMETERS } from "./secret-parameters.mjs";
import "./web-guard.mjs";

keepRouteMatching();

// Loaded before remix-serve, which would otherwise linger for seconds after SIGTERM and let a proxy's connections go stale.
const GRACE_MS = 5_000;
const KEEP_ALIVE_MS = 65_000;

if (process.env.HANDRAIL_LAUNCHED) {
  process.stdin.on("end", () => process.kill(process.pid, "SIGTERM")).resume();
  process.stdin.unref?.();
  process.channel?.unref();
}

// remix-serve logs whole addresses, including the sign-in callback with its one-time code and what somebody searched for or asked,
// whatever LOG_LEVEL says. Its lines carry its name, beside those of the upstream.
/** Whoever knows one may answer, and some name a person. */
const ANSWER_LINKS = /(\/answer\/)[^?\s]+/g;
const write = process.stdout.write.bind(process.stdout);
const name = process.env.HANDRAIL_LAUNCHED ? "web | " : "";
const REQUEST = /^[A-Z]+ \//;
const saysRequests = !["warn", "error", "fatal", "silent"].includes(process.env.LOG_LEVEL ?? "");
process.stdout.write = (text, ...rest) => {
  if (!saysRequests && REQUEST.test(text)) return true;
  return write(
    typeof text === "string" ? name + text.replace(SECRET_PARAMETERS, "$1[hidden]").replace(ANSWER_LINKS, "$1[hidden]") : text,
    ...rest,
  );
};

const open = new Set();
let stopping = false;
const leave = () => {
  if (open.size === 0) setImmediate(() => process.exit(0));
};

subscribe("http.server.request.start", ({ response, server }) => {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = KEEP_ALIVE_MS + 5_000;
  server.requestTimeout = 60_000;
  // Clients with open connections must not keep a stopping process alive.
  if (stopping) response.shouldKeepAlive = false;
  open.add(response);
  response.once("close", () => {
    open.delete(response);
    if (stopping) leave();
  });
});

for (const signal of ["SIGTERM", "SIGINT"]) {
  process.once(signal, () => {
    stopping = true;
    for (const response of open) response.shouldKeepAlive = false;
    leave();
    setTimeout(() => process.exit(1), GRACE_MS).unref();
  });
}
