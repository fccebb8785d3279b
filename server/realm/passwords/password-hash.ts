import { type Algorithm, hash, verify } from "@node-rs/argon2";

// The OWASP recommendation for argon2id: 19 MiB, two passes, one lane.
const COST = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let decoy: Promise<string> | null = null;

/** The hash to store, in PHC text form with its own parameters and salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), COST);
}

/**
 * Whether the password matches the stored hash. Without a hash the same work is done anyway, so that timing reveals nothing about
 * accounts.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword("no account has this password");
  const matches = await verify(stored ?? (await decoy), password.normalize("NFC")).catch(() => false);
  return stored !== null && matches;
}
