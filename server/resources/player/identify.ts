import { fieldsOf } from "#server/http/fields-of.ts";
import { refuse } from "#server/http/refusal.ts";
import type { Parts } from "#server/parts.ts";
import { arrivingValues } from "#server/resources/attributes/arriving.ts";
import { redeemLink } from "#server/resources/magic-links/store.ts";
import { isKnown, keepPerson } from "#server/resources/users/keep-person.ts";
import { createVisits } from "#server/resources/users/visits.ts";
import { type Identification, identification } from "./identification.ts";
import { createIdentifyDays } from "./identify-days.ts";
import { LINK_PASS_SECONDS, PASS_SECONDS, signPass } from "./pass.ts";
import { type PlayerProperty, playerProperties } from "./player-property.ts";
import { proofOf } from "./proof.ts";
import { roomForPeople } from "./room-for-people.ts";

/** What a player gets whose person is proved: for whom, the pass for their events, and for how long it is good. */
type Proved = { user: string; pass: string; seconds: number };
type Person = Identification & { user: string };

/**
 * Keeps who a host page says somebody is. @returns a pass where the person was proved, else null
 * @throws Refusal 401 for somebody who is not, where the property asks for a proof
 */
export function createIdentify({ db, env, log }: Omit<Parts, "pool">, people: number) {
  const propertyOf = playerProperties(db);
  const hasRoom = roomForPeople({ db, log }, people);
  const arriving = arrivingValues({ db, log });
  const count = createIdentifyDays({ db, log });
  const seen = createVisits({ db, log });

  async function proved(propertyId: number, { secret }: PlayerProperty, body: Identification): Promise<Person> {
    if (body.user === undefined) {
      const user = await redeemLink(db, propertyId, body.link ?? "");
      if (user !== null) return { ...body, user };
      count(propertyId, "expired");
      throw refuse.unproved("identify_expired");
    }
    const proof = secret === null ? {} : await proofOf(secret, body, Date.now());
    if (typeof proof === "string") {
      count(propertyId, proof);
      throw refuse.unproved(`identify_${proof}`);
    }
    return {
      ...body,
      user: body.user,
      attributes: { ...body.attributes, ...proof.attributes },
      ...(proof.company ? { company: proof.company } : {}),
    };
  }

  async function keep(propertyId: number, person: Person): Promise<void> {
    const isKept = (await hasRoom(propertyId)) || (await isKnown(db, propertyId, person.user));
    if (!isKept) return;
    const attributes = await arriving.ofProperty(propertyId, person.attributes);
    const { fits, visiting } = await keepPerson(db, propertyId, { ...person, attributes });
    if (!fits) throw refuse.invalid([{ path: "attributes", code: "text_error_too_long" }]);
    if (visiting !== null) seen(visiting);
    count(propertyId, "kept");
  }

  return async (propertyId: number, read: () => Promise<unknown>): Promise<Proved | null> => {
    const property = await propertyOf(propertyId);
    if (!property) throw refuse.notFound();
    const said = identification.safeParse(await read());
    if (!said.success) throw refuse.invalid(fieldsOf(said.error, 20));
    const person = await proved(propertyId, property, said.data);
    // Privacy level 0 allows content events only: nothing is stored about people.
    if (property.privacyLevel >= 1) await keep(propertyId, person);
    if (property.secret === null && said.data.user !== undefined) return null;
    const seconds = said.data.user === undefined ? LINK_PASS_SECONDS : PASS_SECONDS;
    return { user: person.user, pass: signPass(env, propertyId, person.user, Date.now() + seconds * 1000), seconds };
  };
}
