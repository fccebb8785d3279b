import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { ApiFailure, attempt, failure } from "#app/api/failure.ts";
import { getShellProperty } from "#app/api/properties.server.ts";
import { type ContentItem, may } from "#app/domain/access/may.ts";
import { companyOfProperty, roleForProperty } from "#app/domain/access/roles.ts";
import type { Section } from "#app/domain/access/sections.ts";
import { idInAddress } from "#app/domain/urls/id-in-address.ts";
import { languageOf } from "#app/i18n/language.server.ts";
import { translatorOf } from "#app/i18n/translator.server.ts";
import { paths } from "#app/paths/paths.ts";
import { pathsOf } from "#app/paths/paths-of.ts";
import { requireOwnOrigin } from "./own-origin.server.ts";
import { type Session, sessionState } from "./session.server.ts";
import { sessionEnded } from "./session-ended.server.ts";
import { noteForm } from "./usage.server.ts";
import type { Viewer } from "./viewer.ts";

export type Args = Pick<LoaderFunctionArgs, "request" | "params" | "context">;

const LIVE: ContentItem = { visibility: "public" };

/** Somebody signed in; otherwise the sign-in page, or for a form the page that keeps its text until they have signed in. */
export async function requireSession({ request }: Args): Promise<Session> {
  const state = await sessionState(request);
  if (state.session) return state.session;
  if (state.absence === "unreachable") throw failure("upstream_unreachable");
  if (request.method !== "GET" && request.method !== "HEAD") throw sessionEnded(request);
  const { pathname, search } = new URL(request.url);
  throw redirect(paths.login(pathname.replace(/\.data$/, "") + search));
}

/** The first line of every loader below /app/$property. A denied view leads to the error page, a foreign property is not found. */
export async function requireView(args: Args, section: Section): Promise<Viewer> {
  const viewer = await viewerOf(args);
  if (!viewer.may("view", section)) throw redirect(paths.unauthorized());
  await requireFlag(viewer, section);
  return viewer;
}

/** For actions on one item of content: requires at least the right to edit live items of the section; the upstream decides for the item. */
export function requireEditLive(args: Args, section: Section): Promise<Viewer> {
  return requireEdit(args, section, LIVE);
}

/**
 * The first line of every action below /app/$property.
 * @param item the content that decides, for rights that depend on whether it is live; the upstream checks the stored item again
 */
export async function requireEdit(args: Args, section: Section, item?: ContentItem): Promise<Viewer> {
  const writes = args.request.method !== "GET" && args.request.method !== "HEAD";
  if (writes) requireOwnOrigin(args.request);
  const viewer = await viewerOf(args);
  if (!viewer.may("view", section)) throw redirect(paths.unauthorized());
  if (!viewer.may("edit", section, item)) throw new ApiFailure("not_allowed_for_role", 401);
  // Whatever is written without the flag the upstream refuses, so that what was typed comes back with its reason.
  if (writes) await noteForm(args.request, viewer);
  else await requireFlag(viewer, section);
  return viewer;
}

/** The screens of messages need the announcements flag; without it they lead to the property (specification 1, section 8). */
async function requireFlag(viewer: Viewer, section: Section): Promise<void> {
  if (section !== "messages") return;
  // What cannot be read keeps nobody out: the upstream checks it with every call.
  const read = await attempt(getShellProperty(viewer));
  if (read.ok && !read.answer.featureFlagValues.announcements) throw redirect(viewer.paths.property());
}

function notFound(): Response {
  return new Response(null, { status: 404, statusText: "Not Found" });
}

async function viewerOf(args: Args): Promise<Viewer> {
  const { claims, accessToken, cookieId } = await requireSession(args);
  const propertyId = idInAddress(args.params.property);
  if (propertyId === null) throw notFound();
  const companyId = companyOfProperty(claims, propertyId) ?? (await companyFromUpstream({ accessToken, propertyId }));
  const role = roleForProperty(claims, { id: propertyId, companyId });
  if (!role) throw notFound();
  const language = await languageOf(args.request);
  const translator = translatorOf(language);
  return {
    accessToken,
    propertyId,
    companyId,
    personId: claims.sub,
    sessionId: cookieId,
    name: claims.name,
    email: claims.email,
    role,
    paths: pathsOf(propertyId),
    language,
    may: (action, section, item) => may(role, action, section, item),
    text: (key, values) => translator.t(key, values ?? {}),
  };
}

/** The property is newer than the token, or the person is a super admin, whose token names none: the upstream knows it. */
async function companyFromUpstream(reader: { accessToken: string; propertyId: number }): Promise<number> {
  return (await getShellProperty(reader)).companyId;
}
