import type { AsRead, Body, Query } from "#app/contracts/call.ts";
import { segmentCalls as calls, type WireSegment } from "#app/contracts/segments.ts";
import type { Filter } from "#app/domain/segments/condition.ts";
import type { Connection } from "#app/domain/segments/evaluate.ts";
import { type PropertyReader, send } from "./send.server.ts";
import { toUsage } from "./usage.server.ts";
import { ourFilter, wireFilterGroups } from "./wire-filter.ts";

/** A segment in the words of the rules. */
export type Segment = ReturnType<typeof fromWire>;
export type SegmentContent = { connection: Connection; filterGroups: { connection: Connection; filters: Filter[] }[] };

function fromWire({ filterGroups, usage, ...segment }: WireSegment) {
  const groups = filterGroups.map(({ connection, filters }) => ({ connection, filters: filters.map(ourFilter) }));
  return { ...segment, usage: toUsage(usage), filterGroups: groups };
}

/** A page of the user segments of a property. */
export const listSegments = async (reader: PropertyReader, query: Query<typeof calls.listSegments>) => {
  const { data, pagination } = await send(reader, calls.listSegments, { params: { property: reader.propertyId }, query });
  return { segments: data.map(fromWire), total: pagination.total };
};

export const getSegment = async (reader: PropertyReader, segment: string) =>
  fromWire(await send(reader, calls.getSegment, { params: { property: reader.propertyId, segment } }));

export const createSegment = async (reader: PropertyReader, name: string) =>
  fromWire(await send(reader, calls.createSegment, { params: { property: reader.propertyId }, body: { name } }));

type SegmentChange = SegmentContent & Pick<AsRead<Body<typeof calls.updateSegment>>, "name" | "revision">;

export const updateSegment = async (reader: PropertyReader, segment: string, { name, revision, ...content }: SegmentChange) =>
  fromWire(
    await send(reader, calls.updateSegment, {
      params: { property: reader.propertyId, segment },
      body: { name, revision, ...wireFilterGroups(content) },
    }),
  );

export const cloneSegment = (reader: PropertyReader, segment: string) =>
  send(reader, calls.cloneSegment, { params: { property: reader.propertyId, segment } });

export const removeSegment = (reader: PropertyReader, segment: string, revision: number) =>
  send(reader, calls.removeSegment, { params: { property: reader.propertyId, segment }, query: { revision } });

/** How many people some filters find, and a page of them, those seen last first. */
export const previewSegment = (reader: PropertyReader, content: SegmentContent, query: Query<typeof calls.previewSegment>) =>
  send(reader, calls.previewSegment, { params: { property: reader.propertyId }, query, body: wireFilterGroups(content) });

/** Keeps a draft that is too long for an address. @returns the name that the address holds instead */
export const keepDraft = async (reader: PropertyReader, text: string) =>
  (await send(reader, calls.keepSegmentDraft, { params: { property: reader.propertyId }, body: { text } })).draft;

/** A kept draft. @throws ApiFailure 404 when it was not opened for 90 days */
export const keptDraft = async (reader: PropertyReader, draft: string) =>
  (await send(reader, calls.getSegmentDraft, { params: { property: reader.propertyId, draft } })).text;
