import type { Body } from "../contracts/call.ts";
import { guideCalls as calls } from "../contracts/guides.ts";
import { send } from "./send.server.ts";

/** Who asks, and for which property: every call of a property starts with it. */
export type Asker = { accessToken: string; propertyId: number };

type GuideChange = Body<typeof calls.updateGuide>["tutorial"];

export const getGuide = ({ accessToken, propertyId }: Asker, guide: string) =>
  send(accessToken, calls.getGuide, { params: { property: propertyId, guide } });

export const createGuide = ({ accessToken, propertyId }: Asker, input: { title: string; subtitle: string; chapterId: number }) =>
  send(accessToken, calls.createGuide, {
    params: { property: propertyId },
    body: { tutorial: { title: input.title, subtitle: input.subtitle, launcherId: input.chapterId } },
  });

export const updateGuide = ({ accessToken, propertyId }: Asker, guide: string, change: GuideChange) =>
  send(accessToken, calls.updateGuide, { params: { property: propertyId, guide }, body: { tutorial: change } });

export const publishGuide = (asker: Asker, guide: string) => updateGuide(asker, guide, { visibility: "public" });
export const unpublishGuide = (asker: Asker, guide: string) => updateGuide(asker, guide, { visibility: "private" });

export const duplicateGuide = ({ accessToken, propertyId }: Asker, guide: string) =>
  send(accessToken, calls.cloneGuide, { params: { property: propertyId, guide } });

export const moveGuide = ({ accessToken, propertyId }: Asker, guide: string, from: number, to: number) =>
  send(accessToken, calls.moveGuide, { params: { property: propertyId, guide }, body: { fromLauncherId: from, toLauncherId: to } });

export const archiveGuide = ({ accessToken, propertyId }: Asker, guide: string) =>
  send(accessToken, calls.removeGuide, { params: { property: propertyId, guide } });
