import { type Api, outcomeOf } from "./api.ts";
import { guarded, tell } from "./guard.ts";
import { attributesOf, keyOf, proofOf } from "./host-values.ts";
import { isRecord, isText, place } from "./storage.ts";
import type { Visitor } from "./visitor.ts";

/**
 * What proves a user to the API until a moment, in epoch milliseconds; `isLinked`: by a link, and not by the host page. One whose moment is
 * none has passed.
 */
type Pass = { user: string; pass: string; until: number; isLinked: boolean };
const isPass = (value: unknown): value is Pass => isRecord(value) && isText(value.user) && isText(value.pass);

type Said = { user: string | undefined; company?: string; attributes?: Record<string, unknown>; proof?: object; link?: string };

/** How long before its end another pass is asked for, and how often when the API does not answer. */
const AHEAD = 300_000;
const AGAIN = 60_000;

/**
 * Who the host page says the person is, or a link. Events carry it at once, or once the API took the proof where the property needs one; the
 * API is told once per tab and change, and of whoever was anonymous before, and only where the property keeps people (privacy level 1) or
 * needs a proof; never while it `isSilent`, nor of the nameless. `wasTold` is called after each telling, taken or not; `link` is what the address came with.
 */
export function createIdentity(
  api: Api,
  visitor: Visitor,
  property: number,
  isSilent: () => boolean,
  wasTold: () => void = () => {},
  link: string | null = null,
) {
  const told = place("sessionStorage", property, "told", isText);
  const held = place("sessionStorage", property, "pass", isPass);
  let pass = held.read();
  let said: Said | null = pass?.isLinked && pass.until > Date.now() ? { user: pass.user } : null;
  let level = 0;
  let needsProof = false;
  let isTelling = false;
  let renewal: ReturnType<typeof setTimeout> | undefined;
  if (pass) renew(pass.until - Date.now() - AHEAD);
  if (link) said = { user: undefined, link };

  const lasts = (milliseconds: number) => pass !== null && pass.user === said?.user && pass.until > Date.now() + milliseconds;
  /** What makes a telling another one: not the proof, which many applications make anew for every page. */
  const nameOf = ({ user, company, attributes, link }: Said) => JSON.stringify({ user, attributes, company, link });

  function apply() {
    if (!said || said.link !== undefined) return;
    visitor.identify(said.user, said.company, !needsProof || lasts(0));
    visitor.hold(needsProof ? pass : null);
  }

  function isTold(person: Said): boolean {
    // A link identifies once: there is nothing more to say.
    if (pass?.isLinked && person.user === pass.user && !person.proof) return true;
    return told.read() === nameOf(person) && !(level >= 1 && visitor.anonymous()) && (!needsProof || lasts(AHEAD));
  }

  /** One call at a time, so that none overtakes another and what was said last stays. */
  function tellApi() {
    const person = said;
    if (!person || (person.user === undefined && person.link === undefined)) return;
    const isWanted = level >= 1 || needsProof || person.link !== undefined;
    if (isTelling || isSilent() || visitor.isNameless() || !isWanted || isTold(person)) return;
    const anonymous = level >= 1 ? visitor.anonymous() : undefined;
    const { proof, link: _, ...known } = person;
    const body = level >= 1 ? { ...known, ...proof } : { user: person.user, ...proof };
    isTelling = true;
    api
      .ask("identify", JSON.stringify({ ...body, ...(person.link ? { link: person.link } : {}), ...(anonymous ? { anonymous } : {}) }))
      .then((answer) => settle(person, answer, anonymous))
      .catch(tell)
      .finally(() => {
        isTelling = false;
        if (said !== person) tellApi();
        wasTold();
      });
  }

  async function settle(person: Said, answer: Response, anonymous: string | undefined): Promise<void> {
    if (outcomeOf(answer.status, null).type === "later") return;
    told.write(nameOf(person));
    // What comes next is not part of the past that the API has just taken.
    if (answer.ok && anonymous !== undefined && visitor.anonymous() === anonymous) visitor.forgetAnonymous();
    if (answer.status === 200 && said === person) take(person, await answer.json());
    if (answer.status === 401) {
      if (person.link !== undefined && said === person) said = null;
      if (pass?.user === person.user) forgetPass();
      const { code } = (await answer.json()) as { code?: string };
      tell(`the user is not proved (${code})`);
    }
    apply();
  }

  function take({ link }: Said, given: unknown) {
    if (!isRecord(given) || !isText(given.user) || !isText(given.pass)) return;
    const milliseconds = Number(given.seconds) * 1000;
    forgetPass();
    pass = { user: given.user, pass: given.pass, until: Date.now() + milliseconds, isLinked: link !== undefined };
    held.write(pass);
    if (pass.isLinked) said = { user: given.user };
    renew(milliseconds - AHEAD);
  }

  /** Asks for another pass in time; when there is none in the end, the person is anonymous again. */
  function renew(milliseconds: number) {
    renewal = setTimeout(
      guarded(() => {
        renew(AGAIN);
        apply();
        tellApi();
      }),
      Math.max(0, milliseconds),
    );
  }

  function forgetPass() {
    pass = null;
    held.write(null);
    clearTimeout(renewal);
  }

  return {
    identify(user: unknown, attributes: unknown, company: unknown, proof: unknown) {
      const key = keyOf(user);
      // A link stands for the person while the application itself knows nobody.
      if (key === undefined && (said?.link !== undefined || pass?.isLinked)) return;
      const companyKey = keyOf(isRecord(company) ? company.id : company);
      said = { user: key, attributes: attributesOf(attributes), ...(companyKey ? { company: companyKey } : {}), proof: proofOf(proof) };
      if (pass && pass.user !== key) forgetPass();
      apply();
      tellApi();
    },
    configure(privacyLevel: number, asksProof: boolean) {
      level = privacyLevel;
      needsProof = asksProof;
      apply();
      tellApi();
    },
    isTelling: () => isTelling,
    /** Drops what this tab keeps of the person; what the host page said is told anew when it may be. */
    forget() {
      told.write(null);
      forgetPass();
    },
    /** Nobody is here any more. */
    reset() {
      said = { user: undefined };
      told.write(null);
      forgetPass();
      apply();
      visitor.forget();
    },
  };
}
