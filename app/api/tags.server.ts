import type { AsRead, Body, Query } from "#app/contracts/call.ts";
import { tagCalls as calls, type WireTagInUse } from "#app/contracts/tags.ts";
import { type PropertyReader, send } from "./send.server.ts";
import { toUsage } from "./usage.server.ts";

/** A tag with what uses it, in our words. */
export type TagInUse = ReturnType<typeof toTag>;

const toTag = ({ usage, ...tag }: WireTagInUse) => ({ ...tag, usage: toUsage(usage) });

/** A page of the tags of a property; all of them without a limit. */
export async function listTags(reader: PropertyReader, query: Query<typeof calls.listTags> = {}) {
  const { data, pagination } = await send(reader, calls.listTags, { params: { property: reader.propertyId }, query });
  return { tags: data, pagination };
}

/** A page of them with what uses each. */
export async function listTagsInUse(reader: PropertyReader, query: Query<typeof calls.listTagsInUse>) {
  const { data, pagination } = await send(reader, calls.listTagsInUse, { params: { property: reader.propertyId }, query });
  return { tags: data.map(toTag), pagination };
}

export const getTag = async (reader: PropertyReader, tag: string): Promise<TagInUse> =>
  toTag(await send(reader, calls.getTag, { params: { property: reader.propertyId, tag } }));

export const createTag = (reader: PropertyReader, input: Body<typeof calls.createTag>) =>
  send(reader, calls.createTag, { params: { property: reader.propertyId }, body: input });

export const updateTag = async (reader: PropertyReader, tag: string, change: AsRead<Body<typeof calls.updateTag>>): Promise<TagInUse> =>
  toTag(await send(reader, calls.updateTag, { params: { property: reader.propertyId, tag }, body: change }));

export const removeTag = (reader: PropertyReader, tag: string, revision: number) =>
  send(reader, calls.removeTag, { params: { property: reader.propertyId, tag }, query: { revision } });
