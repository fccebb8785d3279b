import { createHash, generateKeyPairSync, randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const NAMES = ["SESSION_SECRET", "COOKIE_KEYS", "CLIENT_SECRET", "REALM_KEYS"];

/**
 * The secrets that both processes share, as environment variables: those that are set, the others generated once into
 * `secrets.json` in the data folder. In production mode none are generated: the settings check reports missing ones.
 * @param {Record<string, string | undefined>} env
 * @returns {Record<string, string>}
 */
export function secretsFor(env) {
  if (env.HANDRAIL_MODE === "production" || NAMES.every((name) => env[name])) return {};
  const folder = env.DATA_DIR || "./data";
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, "secrets.json");
  if (!fs.existsSync(file)) writeOnce(file, JSON.stringify(makeSecrets(), null, 2));
  const kept = JSON.parse(fs.readFileSync(file, "utf8"));
  return Object.fromEntries(NAMES.filter((name) => !env[name] && kept[name]).map((name) => [name, kept[name]]));
}

function makeSecrets() {
  const random = () => randomBytes(32).toString("base64url");
  return { SESSION_SECRET: random(), COOKIE_KEYS: random(), CLIENT_SECRET: random(), REALM_KEYS: JSON.stringify({ keys: [makeKey()] }) };
}

function makeKey() {
  const jwk = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" });
  const kid = createHash("sha256").update(`${jwk.x}.${jwk.y}`).digest("base64url").slice(0, 16);
  return { ...jwk, kid, use: "sig", alg: "ES256" };
}

/** Two launchers may race here: the file appears whole or not at all, and the first one wins. */
function writeOnce(file, text) {
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, text, { mode: 0o600 });
  try {
    fs.linkSync(draft, file);
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

// node secrets.mjs: fresh secrets for an .env file, the database's password among them.
if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const fresh = { ...makeSecrets(), POSTGRES_PASSWORD: randomBytes(24).toString("base64url") };
  for (const [name, value] of Object.entries(fresh)) process.stdout.write(`${name}='${value}'\n`);
}
