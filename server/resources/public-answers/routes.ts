import { publicAnswerCalls as calls, type WirePublicLink } from "#app/contracts/public-answers.ts";
import { isPutAway } from "#app/domain/messages/message.ts";
import type { Database } from "#server/database/tables.ts";
import { idParam } from "#server/http/caller.ts";
import { type Api, on } from "#server/http/on.ts";
import { limitOf, rateLimit } from "#server/http/rate-limit.ts";
import { refuse } from "#server/http/refusal.ts";
import { openForChange } from "#server/resources/content/open.ts";
import { getMessage } from "#server/resources/messages/store.ts";
import { namelessQuota } from "#server/resources/player/nameless-quota.ts";
import { privacyLevelOf } from "#server/resources/properties/privacy-level.ts";
import { rememberedMemberships } from "#server/resources/segments/memberships.ts";
import { answerPage } from "./answer-page.ts";
import { changeLink, findLink, type PublicLink, renewLink } from "./link-store.ts";
import { tokenFor, tokenForEverybody } from "./link-token.ts";
import { noteOpened } from "./note-opened.ts";
import { isKnown, type OpenedLink, openLink } from "./opened-link.ts";
import { askedAt, doneWith, progressOf } from "./progress.ts";

/** Per address: the dashboard's own is that of everybody who answers on its page. */
const REQUESTS_PER_MINUTE = 3000;
/** Per link: one for everybody may be read out to a hall, that of a person has one reader. */
const BY_LINK_PER_MINUTE = { everybody: 1200, person: 60 };

export function publicAnswerRoutes(api: Api): void {
  const { db, env } = api.parts;
  const quota = namelessQuota(api.parts);
  const addressOf = (token: string) => `${env.WEB_URL}/answer/${token}`;
  const toWire = (link: PublicLink | null): WirePublicLink => ({
    ...{ isOn: link?.is_on ?? false, anonymous: link?.anonymous ?? true, once: link?.once ?? true },
    address: link?.is_on && link.anonymous ? addressOf(tokenForEverybody(link)) : null,
  });

  on(api, calls.getPublicLink, async ({ params, caller }) => {
    const { id, type } = await getMessage(db, caller.propertyId, idParam(params.announcement));
    if (type === "announcement") throw refuse.notFound();
    return toWire(await findLink(db, caller.propertyId, id));
  });

  /** One change of the link of a message that is there to be changed. */
  const changing = <T>(
    caller: Parameters<typeof openForChange>[2],
    id: string | undefined,
    work: (trx: Database, id: number) => Promise<T>,
  ) =>
    db.transaction().execute(async (trx) => {
      const message = await openForChange(trx, "messages", caller, id);
      if (message.type === "announcement") throw refuse.notFound();
      if (isPutAway(message.visibility)) throw refuse.conflict("message_archived");
      return work(trx, message.id);
    });

  on(api, calls.setPublicLink, ({ params, body, caller }) =>
    changing(caller, params.announcement, async (trx, id) => toWire(await changeLink(trx, caller.propertyId, id, body.publicLink))),
  );

  on(api, calls.renewPublicLink, ({ params, caller }) =>
    changing(caller, params.announcement, async (trx, id) => {
      const link = await renewLink(trx, caller.propertyId, id);
      if (!link) throw refuse.conflict("public_link_off");
      return toWire(link);
    }),
  );

  on(api, calls.createPersonalLink, ({ params, body, caller }) =>
    changing(caller, params.announcement, async (trx, id) => {
      const link = await findLink(trx, caller.propertyId, id);
      if (!link?.is_on) throw refuse.conflict("public_link_off");
      const namesPeople = (await privacyLevelOf(trx, caller.propertyId)) >= 1;
      if (namesPeople && !(await isKnown(trx, caller.propertyId, body.person)))
        throw refuse.invalid([{ path: "person", code: "link_error_no_person" }]);
      return { address: addressOf(tokenFor(env, link, body.person)) };
    }),
  );

  const segmentsOf = rememberedMemberships(db);
  const byAddress = rateLimit(env, REQUESTS_PER_MINUTE, 60);
  for (const { path } of [calls.readPublicQuestion, calls.answerPublicly]) api.app.post(path, byAddress);
  const byLink = {
    everybody: limitOf(env, BY_LINK_PER_MINUTE.everybody, 60),
    person: limitOf(env, BY_LINK_PER_MINUTE.person, 60),
  };
  const opened = async (token: string) => {
    const found = await openLink(db, env, token);
    await byLink[found.isPersonal ? "person" : "everybody"](token);
    return found;
  };

  const segmentsOfVisitor = async ({ propertyId, visitor }: OpenedLink) => (visitor ? segmentsOf(propertyId, visitor) : []);

  on(api, calls.readPublicQuestion, async ({ body: { token, showing = null, opened: isOpened, page, languages, sent } }) => {
    const link = await opened(token);
    const progress = await progressOf(db, link, showing, languages);
    if (isOpened && !progress.isDone) await noteOpened(db, link, progress, await segmentsOfVisitor(link));
    const texts = [progress.comment, ...Object.values(progress.answers)];
    const kept = sent.every((text) => texts.includes(text.trim()));
    return { ...(progress.isDone ? doneWith(link, progress, true) : askedAt(link, progress, page)), kept };
  });

  on(api, calls.answerPublicly, async ({ body }) => {
    const link = await opened(body.token);
    return answerPage(db, link, body, { segments: await segmentsOfVisitor(link), quota });
  });
}
