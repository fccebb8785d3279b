import type { Body } from "#app/contracts/call.ts";
import { guideCalls as calls } from "#app/contracts/guides.ts";
import { type Sender, send } from "./send.server.ts";

/** Who asks, and for which property: every call of a property starts with it. */
export type Asker = Sender & { propertyId: number };

type GuideChange = Body<typeof calls.updateGuide>["tutorial"];

export const getGuide = (asker: Asker, guide: string) => send(asker, calls.getGuide, { params: { property: asker.propertyId, guide } });

export const createGuide = (asker: Asker, input: { title: string; subtitle: string; chapterId: number }) =>
  send(asker, calls.createGuide, {
    params: { property: asker.propertyId },
    body: { tutorial: { title: input.title, subtitle: input.subtitle, launcherId: input.chapterId } },
  });

export const updateGuide = (asker: Asker, guide: string, change: GuideChange) =>
  send(asker, calls.updateGuide, { params: { property: asker.propertyId, guide }, body: { tutorial: change } });

export const publishGuide = (asker: Asker, guide: string) => updateGuide(asker, guide, { visibility: "public" });
export const unpublishGuide = (asker: Asker, guide: string) => updateGuide(asker, guide, { visibility: "private" });

export const duplicateGuide = (asker: Asker, guide: string) =>
  send(asker, calls.cloneGuide, { params: { property: asker.propertyId, guide } });

export const moveGuide = (asker: Asker, guide: string, from: number, to: number) =>
  send(asker, calls.moveGuide, { params: { property: asker.propertyId, guide }, body: { fromLauncherId: from, toLauncherId: to } });

export const archiveGuide = (asker: Asker, guide: string) =>
  send(asker, calls.removeGuide, { params: { property: asker.propertyId, guide } });
