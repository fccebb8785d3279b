import type { Env } from "#server/env.ts";
import { derivedSecret } from "#server/realm/keys.ts";
import { isSame, readSignedText, signText } from "#server/signed-text.ts";
import type { PublicLink } from "./link-store.ts";

type Keys = Pick<Env, "COOKIE_KEYS">;

const MOST_CHARACTERS = 2000;
const secretOf = (key: string, { secret }: PublicLink) => derivedSecret(key, `handrail public answer ${secret}`);
const placeOf = ({ property_id, message_id }: PublicLink) => `${property_id.toString(36)}.${message_id.toString(36)}`;

/** `property.message.secret`, the numbers in base 36: whoever knows it may answer. */
export const tokenForEverybody = (link: PublicLink): string => `${placeOf(link)}.${link.secret}`;

/** `property.message.person.signature`, the person in base64url. It says nothing by which somebody could answer as another person, or as nobody. */
export function tokenFor(env: Keys, link: PublicLink, person: string): string {
  return signText(secretOf(env.COOKIE_KEYS[0]!, link), `${placeOf(link)}.${Buffer.from(person).toString("base64url")}`);
}

/** The message that a token names, whether it is a good one or not; null for what is no token. */
export function placeIn(token: string): { propertyId: number; message: number } | null {
  const [, property = "", message = ""] = /^([0-9a-z]{1,6})\.([0-9a-z]{1,6})\.[\w-]+(?:\.[\w-]+)?$/.exec(token) ?? [];
  const [propertyId, id] = [Number.parseInt(property, 36), Number.parseInt(message, 36)];
  return isId(propertyId) && isId(id) ? { propertyId, message: id } : null;
}

const isId = (number: number) => number > 0 && number < 2 ** 31;

/** Who may answer by a token: a person, or "" for anybody; null where the link never made it, or has ended it. */
export function answererOf(env: Keys, link: PublicLink, token: string): string | null {
  if (isSame(token, tokenForEverybody(link))) return "";
  for (const key of env.COOKIE_KEYS) {
    const [property, message, person] = readSignedText(secretOf(key, link), token, MOST_CHARACTERS)?.split(".") ?? [];
    if (person && `${property}.${message}` === placeOf(link)) return Buffer.from(person, "base64url").toString();
  }
  return null;
}

/** The one answer that can be given by a token, as the id of its impression: the same wherever it is opened. */
export function onlyShowing(env: Keys, link: PublicLink, person: string): string {
  // By the oldest key, which goes last, so that a new one in front of it changes nothing.
  const hex = Buffer.from(derivedSecret(secretOf(env.COOKIE_KEYS.at(-1)!, link), `showing ${person}`), "base64url").toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
