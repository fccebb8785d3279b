import type { AsRead, Body, Query } from "#app/contracts/call.ts";
import { pageSegmentCalls as calls, type WirePageSegment } from "#app/contracts/page-segments.ts";
import { type PropertyReader, send } from "./send.server.ts";
import { toUsage } from "./usage.server.ts";

/** A page segment in our words. */
export type PageSegment = ReturnType<typeof toPageSegment>;

const toPageSegment = ({ usage, ...segment }: WirePageSegment) => ({ ...segment, usage: toUsage(usage) });

/** A page of the page segments of a property; all of them without a limit. */
export async function listPageSegments(reader: PropertyReader, query: Query<typeof calls.listPageSegments> = {}) {
  const { data, pagination } = await send(reader, calls.listPageSegments, { params: { property: reader.propertyId }, query });
  return { pageSegments: data.map(toPageSegment), pagination };
}

export const getPageSegment = async (reader: PropertyReader, pageSegment: string): Promise<PageSegment> =>
  toPageSegment(await send(reader, calls.getPageSegment, { params: { property: reader.propertyId, pageSegment } }));

export const createPageSegment = async (reader: PropertyReader, input: Body<typeof calls.createPageSegment>): Promise<PageSegment> =>
  toPageSegment(await send(reader, calls.createPageSegment, { params: { property: reader.propertyId }, body: input }));

export const updatePageSegment = async (
  reader: PropertyReader,
  pageSegment: string,
  change: AsRead<Body<typeof calls.updatePageSegment>>,
): Promise<PageSegment> =>
  toPageSegment(await send(reader, calls.updatePageSegment, { params: { property: reader.propertyId, pageSegment }, body: change }));

export const duplicatePageSegment = async (reader: PropertyReader, pageSegment: string): Promise<PageSegment> =>
  toPageSegment(await send(reader, calls.clonePageSegment, { params: { property: reader.propertyId, pageSegment } }));

export const removePageSegment = (reader: PropertyReader, pageSegment: string, revision: number) =>
  send(reader, calls.removePageSegment, { params: { property: reader.propertyId, pageSegment }, query: { revision } });
