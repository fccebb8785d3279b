import { secretsFor } from "./secrets.mjs";

/** The settings that the launcher itself needs, with the defaults that `server/env.ts` has too. */
export function surroundings(env = process.env) {
  const host = env.HOST || "127.0.0.1";
  const port = env.PORT || "3000";
  const apiPort = env.API_PORT || "4000";
  const parts = env.HANDRAIL_START || "both";
  return {
    host,
    port,
    apiPort,
    /** Where to reach the processes from this machine, whatever their public addresses are. */
    near: host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host,
    dataDir: env.DATA_DIR || "./data",
    webUrl: (env.WEB_URL || `http://localhost:${port}`).replace(/\/+$/, ""),
    apiUrl: (env.API_URL || `http://localhost:${apiPort}`).replace(/\/+$/, ""),
    startsWeb: parts === "both" || parts === "web",
    startsApi: parts === "both" || parts === "api",
    startsWorker: parts === "worker",
  };
}

/** The environment of both processes: what is set, with explicit addresses and the shared secrets. */
export function sharedEnvironment(at, env = process.env) {
  return {
    HOST: at.host,
    PORT: at.port,
    API_PORT: at.apiPort,
    WEB_URL: at.webUrl,
    API_URL: at.apiUrl,
    HANDRAIL_LAUNCHED: "1",
    ...secretsFor(env),
  };
}
